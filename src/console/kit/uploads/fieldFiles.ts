import type { FileField as Declared } from '#kinds/define.ts';
import type { useForm } from '../form/formContext.ts';
import type { acceptsOf } from './accepts.ts';
import type { useQueueState } from './useQueueState.ts';

/** What all variants of a file field work with. */
export interface Files {
  readonly name: string;
  readonly label: string;
  /** The maximum number of files; undefined for a single one. */
  readonly most: number | undefined;
  readonly urls: readonly string[];
  readonly error: string | undefined;
  /** The id of its error message. */
  readonly errorId: string;
  readonly text: string;
  readonly hint: string | undefined;
  readonly accepts: ReturnType<typeof acceptsOf>;
  readonly queue: ReturnType<ReturnType<typeof useForm>['queue']>;
  readonly state: ReturnType<typeof useQueueState>;
  /** The message for a failed upload. */
  readonly failed: string;
  add(files: readonly File[]): void;
  /** Removes an uploaded file. */
  remove(url: string): void;
  /** Replaces the previous file with an uploaded one. */
  put(url: string): void;
  /** Other pictures of the same form that can be used here, too. */
  readonly others: readonly string[];
  /** Uses one of them; Undo restores the previous one. */
  take(url: string): void;
  /** Adds files from the library. */
  pick(urls: readonly string[]): void;
  /** What the field accepts. */
  readonly accept: Declared['accept'];
  refuse(): void;
}
