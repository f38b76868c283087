/** A record that uses a file now, a newsletter, or a template. */
export interface Place {
  readonly kind: string;
  readonly record: string;
  /** The title of the record; '' where the viewer may not read it. */
  readonly title: string;
  /** The fields that use it, texts and rows among them. */
  readonly fields: readonly string[];
  /** The record lies in the trash. */
  readonly trashed: boolean;
  readonly activated: boolean;
  /** A change that is planned, or waits for the office, will use it there. */
  readonly planned: boolean;
  readonly unit: { readonly kind: 'department' | 'diocese'; readonly id: string } | null;
  /** Whether the viewer may read the record. If not, they learn only that there is such a place. */
  readonly readable: boolean;
}
