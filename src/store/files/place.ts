/** A record in which a file stands now, a newsletter, or a template. */
export interface Place {
  readonly kind: string;
  readonly record: string;
  /** What the record is called; '' where the viewer may not read it. */
  readonly title: string;
  /** The fields in which it stands, texts and rows among them. */
  readonly fields: readonly string[];
  /** The record lies in the trash. */
  readonly trashed: boolean;
  readonly activated: boolean;
  /** It comes there by a change that is planned, or waits for the office. */
  readonly planned: boolean;
  readonly unit: { readonly kind: 'department' | 'diocese'; readonly id: string } | null;
  /** Whether the viewer may read the record. One that may not learns that there is such a place, and no more. */
  readonly readable: boolean;
}
