import type { ParseArgsOptionsConfig } from 'node:util';

/** What was given behind a command's name, read by its `options`. */
export interface Given {
  readonly values: Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>;
  readonly words: readonly string[];
}

/** Where a command speaks: a sentence for the person, or what went wrong. */
export interface Terminal {
  say(sentence: string): void;
  complain(sentence: string): void;
}

/** One command of `lectern`, such as `lectern check`. */
export interface Command {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** What `lectern NAME --help` prints: how it is called, each option, and what it does. */
  readonly usage: string;
  readonly options: ParseArgsOptionsConfig;
  /**
   * Nobody waits for it but who has started it: it and all that it starts give way to a server on the same machine. `last`: it runs while nobody else wants the
   * processor, which is for what holds nothing that others wait for.
   */
  readonly background?: 'low' | 'last';
  /** It goes on with root's rights where root asks; the others become the user to whom the data belong. */
  readonly asRoot?: true;
  /** Does it, and returns the exit code. An error with a sentence for people is a `CommandError` or one of the program's own. */
  run(given: Given, terminal: Terminal): Promise<number>;
}

/** Why a command can't do what it was asked for; the message is for the person at the terminal. */
export class CommandError extends Error {}
