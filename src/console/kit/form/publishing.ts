import type { Kind } from '#kinds/define.ts';
import type { Language } from '#lib/language.ts';
import type { AnyDoc } from './recordCalls.ts';

/** When the next save is published, if not by the usual rule, and how that is scheduled after saving. Minutes are in the church's local time. */
export interface Publishing {
  /** When a new record is published, if later than it is saved. */
  readonly at?: string;
  /** When a new record is removed from the site. */
  readonly until?: string;
  /** A record that visitors do not see yet is published with the save. */
  readonly now?: true;
}

/** What was saved, for whoever says what became of it. */
export interface Saved {
  readonly kind: Kind;
  readonly doc: AnyDoc;
  /** Whether visitors saw the record before. */
  readonly wasPublic: boolean;
  readonly isNew: boolean;
  readonly publishing: Publishing | undefined;
  readonly isOffice: boolean;
  readonly language: Language;
}
