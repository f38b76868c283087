import type { ParseArgsOptionsConfig } from 'node:util';

/** The arguments after a command's name, parsed by its `options`. */
export interface Given {
  readonly values: Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>;
  readonly words: readonly string[];
}

/** A command's output: a sentence for the user, or an error. */
export interface Terminal {
  say(sentence: string): void;
  complain(sentence: string): void;
}

/** One command of `lectern`, such as `lectern check`. */
export interface Command {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** What `lectern NAME --help` prints: its syntax, each option, and what it does. */
  readonly usage: string;
  readonly options: ParseArgsOptionsConfig;
  /**
   * Only the user who started it waits for it: it and everything it starts yield to a server on the same machine. `last`: it runs only while nobody else wants
   * the processor; for work that holds nothing others wait for.
   */
  readonly background?: 'low' | 'last';
  /** It keeps root's rights if started by root; other commands switch to the user who owns the data. */
  readonly asRoot?: true;
  /** Runs the command, and returns the exit code. An error with a sentence for people is a `CommandError` or one of the program's own. */
  run(given: Given, terminal: Terminal): Promise<number>;
}

/** Why a command can't do what was requested; the message is for the user at the terminal. */
export class CommandError extends Error {}
