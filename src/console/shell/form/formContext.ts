import { createContext, useContext } from 'react';
import type { Kind, UnitKind } from '#kinds/define.ts';
import type { Option } from '#ui/Field.tsx';
import type { FileQueue } from '../../uploads/fileQueue.ts';

/** What the fields of a form need of it, whatever its kind. */
export interface FormContextValue {
  readonly of: Kind;
  readonly values: Readonly<Record<string, unknown>>;
  readonly errors: Readonly<Record<string, string | undefined>>;
  readonly unit: UnitKind | undefined;
  readonly unitOptions: readonly Option[] | undefined;
  set(name: string, value: unknown): void;
  labelOf(name: string): string;
  isRequired(name: string): boolean;
  /** How many files a field may hold in this form; undefined for a single one. */
  mostOf(name: string): number | undefined;
  queue(name: string): FileQueue;
  /** The sentence for a file of this field that could not be uploaded. */
  uploadFailed(name: string): string;
  /** A file was taken away; one that no saved record shows is given back. */
  release(name: string, url: string): void;
}

export const FormContext = createContext<FormContextValue | null>(null);

/** The form around a field. Throws outside of one. */
export function useForm(): FormContextValue {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field of a record stands in a RecordPage or a RecordModal.');
  return form;
}
