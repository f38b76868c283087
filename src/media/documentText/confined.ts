import { execFile } from 'node:child_process';
import { createReadStream, existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { lowerPriority, NICENESS, offerToBeEnded } from '#process/priority.ts';

/** Parameters of a program that reads a stranger's document: argv[2] to [5] are `what`, `from`, `to` and the path of its library, `more` follows. */
export interface Confined {
  /** Its path. */
  readonly program: string;
  /** Its source files, if they are next to it. */
  readonly parts: readonly string[];
  readonly library: string;
  readonly what: string;
  readonly from: string;
  readonly to: string;
  readonly more: readonly number[];
  readonly longestMs: number;
}

const JS_MEGABYTES = 256;
const require = createRequire(import.meta.url);

/**
 * Runs a program of our own on a possibly malicious file: in a process that may read only `from`, write only `to`, start nothing, and knows none of our
 * settings; with limits on memory and time. Returns its output; null when it failed or had to be killed. Throws when it can't be started at all.
 */
export function runConfined(asked: Confined, signal?: AbortSignal): Promise<string | null> {
  const { program, what, from, to, more, longestMs } = asked;
  const library = require.resolve(asked.library);
  const parts = asked.parts.map((name) => join(dirname(program), `${name}.ts`)).filter(existsSync);
  const rights = [
    '--permission',
    ...[program, ...parts, dirname(library), from].map((path) => `--allow-fs-read=${path}`),
    `--allow-fs-write=${to}`,
  ];
  const given = [program, what, from, to, pathToFileURL(library).href, ...more.map(String)];
  return run([...rights, `--max-old-space-size=${JS_MEGABYTES}`, ...given], longestMs, signal);
}

function run(
  given: readonly string[],
  longestMs: number,
  signal: AbortSignal | undefined,
): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const options = {
      env: {},
      timeout: longestMs,
      killSignal: 'SIGKILL',
      maxBuffer: 64 * 1024,
      signal,
    } as const;
    const child = execFile(process.execPath, given, options, (error, stdout) => {
      // A process that failed to start has no pid.
      if (child.pid === undefined) reject(error);
      else resolve(error ? null : stdout);
    });
    if (child.pid === undefined) return;
    lowerPriority(child.pid, NICENESS.background);
    offerToBeEnded(child.pid);
  });
}

/** The complete lines of JSON that such a program has written to a file, of its first `most` bytes; none if there is no file. */
export async function writtenLines(path: string, most: number): Promise<unknown[]> {
  const written = await stat(path).catch(() => null);
  if (!written || written.size === 0) return [];
  const chunks: Buffer[] = [];
  for await (const chunk of createReadStream(path, { end: most - 1 })) chunks.push(chunk as Buffer);
  const lines = Buffer.concat(chunks).toString('utf8').split('\n').slice(0, -1);
  return lines.map((line) => JSON.parse(line));
}
