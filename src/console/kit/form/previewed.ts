import type { FormCalls } from './recordCalls.ts';

/** What is previewed: a saved record, with or without unsaved input; without an id, a new one. */
export interface Previewed {
  readonly kind: string;
  readonly id?: string | undefined;
  /** The body that a save would send. */
  readonly values?: Readonly<Record<string, unknown>> | undefined;
  /** For a part of a record: the whole record with the part's input. */
  readonly whole?: FormCalls<unknown>['whole'];
  /** The state being shown: unsaved input, saved but not yet public, or exactly what visitors see. */
  readonly shows: 'typed' | 'saved' | 'public';
  /** Whether visitors see the saved state. */
  readonly live?: boolean;
}
