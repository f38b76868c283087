import type { Accepted } from '#kinds/define.ts';

/** Picking files that were uploaded before. */
export interface PickerProps {
  accept: readonly Accepted[];
  /** How many more fit. */
  room: number;
  /** The URLs of the files already in the field. */
  there: readonly string[];
  onPick: (urls: string[]) => void;
  onClose: () => void;
}

/** Files that there are already. */
export interface DoublesProps {
  /** The URLs of files just uploaded. */
  urls: readonly string[];
  /** The existing file is used instead of the new one. */
  onUse: (url: string, there: string) => void;
}
