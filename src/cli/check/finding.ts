/** The result of a check: fine, for information, or to be fixed. */
export interface Finding {
  readonly state: 'good' | 'note' | 'mend';
  /** The finding and, if it must be fixed, what to do. */
  readonly sentence: string;
}

export const good = (sentence: string): Finding => ({ state: 'good', sentence });
export const note = (sentence: string): Finding => ({ state: 'note', sentence });
export const mend = (sentence: string): Finding => ({ state: 'mend', sentence });
