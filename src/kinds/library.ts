import type { Direction } from './define.ts';

/** Whose files: those of one's own unit or the office, those that others share with all, or (for the office) everybody's. */
export const WHOSE = ['ours', 'for_all', 'everybody'] as const;
/** Pictures without a description, unused files, and those in the trash. */
export const ONLY = ['undescribed', 'unused', 'trash'] as const;
/** The sort orders of the library: by name (the description, otherwise the file name), and by upload time. */
export const LIBRARY_ORDERS = ['name', 'created_at'] as const;

export type Whose = (typeof WHOSE)[number];
export type Only = (typeof ONLY)[number];

/** A sort order of the library as clients request it; newest first by default. */
export interface LibraryOrder {
  readonly order_by?: (typeof LIBRARY_ORDERS)[number] | undefined;
  readonly direction?: Direction | undefined;
}
