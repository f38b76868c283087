/** What was looked at: as it should be, to be known, or to be mended. */
export interface Finding {
  readonly state: 'good' | 'note' | 'mend';
  /** What is the case, and for what is to be mended what to do. */
  readonly sentence: string;
}

export const good = (sentence: string): Finding => ({ state: 'good', sentence });
export const note = (sentence: string): Finding => ({ state: 'note', sentence });
export const mend = (sentence: string): Finding => ({ state: 'mend', sentence });
