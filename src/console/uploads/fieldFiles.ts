import type { FileField as Declared } from '#kinds/define.ts';
import type { useForm } from '../shell/form/formContext.ts';
import type { acceptsOf } from './accepts.ts';
import type { useQueueState } from './useQueueState.ts';

/** What all the looks of a file field work with. */
export interface Files {
  readonly name: string;
  readonly label: string;
  /** At most so many; undefined for a single one. */
  readonly most: number | undefined;
  readonly urls: readonly string[];
  readonly error: string | undefined;
  /** The id of the sentence about it. */
  readonly errorId: string;
  readonly text: string;
  readonly hint: string | undefined;
  readonly accepts: ReturnType<typeof acceptsOf>;
  readonly queue: ReturnType<ReturnType<typeof useForm>['queue']>;
  readonly state: ReturnType<typeof useQueueState>;
  /** The sentence for a failed upload. */
  readonly failed: string;
  add(files: readonly File[]): void;
  /** Takes an uploaded file away. */
  remove(url: string): void;
  /** Puts an uploaded file in the place of the one before. */
  put(url: string): void;
  /** The pictures of the same form, one of which can be this one, too. */
  readonly others: readonly string[];
  /** Takes one of them; Undo brings the one before back. */
  take(url: string): void;
  /** Puts files of the library in. */
  pick(urls: readonly string[]): void;
  /** What the field takes. */
  readonly accept: Declared['accept'];
  refuse(): void;
}
