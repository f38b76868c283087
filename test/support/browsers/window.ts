import type { ChildProcess } from 'node:child_process';

/** One window of a browser, driven by what all browsers can do. */
export interface Window {
  /** Opens an address; resolves when it has loaded. */
  open(url: string): Promise<void>;
  /** Makes the window so many CSS pixels wide. */
  size(width: number): Promise<void>;
  /**
   * What a function returns in the page. It sees nothing of what is around it here, and is written in words that the oldest of the browsers knows.
   */
  ask<T, A extends readonly unknown[]>(run: (...args: A) => T | Promise<T>, ...args: A): Promise<T>;
  /** The whole page as PNG. */
  picture(): Promise<Buffer>;
  /** The script errors of all pages so far. */
  errors(): Promise<readonly string[]>;
  close(): Promise<void>;
}

export const PHONE_HEIGHT = 740;
export const DESK_HEIGHT = 900;
export const heightOf = (width: number): number => (width <= 600 ? PHONE_HEIGHT : DESK_HEIGHT);

/** A function and what it is called with, as an expression whose value is a promise of JSON. */
export const asExpression = (run: (...args: never[]) => unknown, args: readonly unknown[]): string =>
  `Promise.resolve((${run})(...${JSON.stringify(args)})).then((value) => JSON.stringify(value === undefined ? null : value))`;

/** Resolves with what a program has said, when it matches. */
export function said(
  program: ChildProcess,
  stream: NodeJS.ReadableStream | null | undefined,
  pattern: RegExp,
): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    stream?.setEncoding('utf8');
    stream?.on('data', (more: string) => {
      text += more;
      const found = pattern.exec(text);
      if (found) resolve(found[1] ?? '');
    });
    program.on('error', reject);
    program.on('exit', () => reject(new Error(`${program.spawnfile} ended: ${text}`)));
  });
}

/** Ends a program, and resolves when it has ended. */
export function end(program: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (program.exitCode !== null || program.signalCode !== null) return resolve();
    program.once('exit', () => resolve());
    program.kill();
  });
}
