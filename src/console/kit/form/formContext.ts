import { createContext, useContext } from 'react';
import type { Kind, UnitKind } from '#kinds/define.ts';
import type { Option } from '#ui/Field.tsx';
import type { FileQueue } from '../uploads/fileQueue.ts';

/** What the fields of a form need from it, whatever its kind. */
export interface FormContextValue {
  readonly of: Kind;
  readonly values: Readonly<Record<string, unknown>>;
  readonly errors: Readonly<Record<string, string | undefined>>;
  readonly unit: UnitKind | undefined;
  readonly unitOptions: readonly Option[] | undefined;
  set(name: string, value: unknown): void;
  labelOf(name: string): string;
  isRequired(name: string): boolean;
  /** The maximum number of files in a field of this form; undefined for a single one. */
  mostOf(name: string): number | undefined;
  queue(name: string): FileQueue;
  /** The error message for a failed upload in this field. */
  uploadFailed(name: string): string;
  /** A file was removed. If no saved record uses it, it is released on the server. */
  release(name: string, url: string): void;
}

export const FormContext = createContext<FormContextValue | null>(null);

/** The form around a field. Throws outside a form. */
export function useForm(): FormContextValue {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field of a record stands in a RecordPage or a RecordModal.');
  return form;
}
