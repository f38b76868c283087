import type { Direction } from './define.ts';

/** Whose files: the own unit's or the office's, what others share with all, or (for the office) everybody's. */
export const WHOSE = ['ours', 'for_all', 'everybody'] as const;
/** Pictures without a description, what nobody uses, and what lies in the trash. */
export const ONLY = ['undescribed', 'unused', 'trash'] as const;
/** By what the library can be put in order: what a file is called (what it shows, else its name), and when it came. */
export const LIBRARY_ORDERS = ['name', 'created_at'] as const;

export type Whose = (typeof WHOSE)[number];
export type Only = (typeof ONLY)[number];

/** An order of the library as clients ask for it; the newest first, unless they do. */
export interface LibraryOrder {
  readonly order_by?: (typeof LIBRARY_ORDERS)[number] | undefined;
  readonly direction?: Direction | undefined;
}
