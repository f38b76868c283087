import type { ComponentType } from 'react';
import type { Kind } from '#kinds/define.ts';
import type { Place } from './placeOf.ts';
import type { Previewed } from './previewed.ts';
import type { Publishing, Saved } from './publishing.ts';
import type { AfterSave, SaveGuard } from './useSaving.ts';

/** The form of a record, as the features around the record see it. */
export interface FormOfRecord {
  readonly options: { readonly of: Kind; readonly title: string };
  readonly context: { labelOf(name: string): string };
  /** What its preview shows; undefined if the record has no page. */
  readonly previewed: Previewed | undefined;
  /** undefined for a new record. */
  readonly place: Place | undefined;
  /** The version that editing started from. */
  readonly version: number | undefined;
  /** When the next save is published, if not by the usual rule. */
  readonly publishing: Publishing | undefined;
  setPublishing(publishing: Publishing | undefined): void;
  /** Discards unsaved changes. */
  startOver(): Promise<void>;
  /** Overwrites form values with these, given as they are sent. */
  put(values: Readonly<Record<string, unknown>>): void;
  /** Adds an action to the next save, or a check before it. */
  afterSave(work: AfterSave): void;
  guardSave(guard: SaveGuard | undefined): void;
  /** Merges with what others have saved meanwhile. */
  catchUp(): Promise<void>;
}

/** What a feature shows in a form. */
export interface FormPart {
  readonly name: string;
  /** Whether it has something to show there; it is not loaded otherwise. */
  isFor(form: FormOfRecord): boolean;
  readonly Part: ComponentType<{ form: FormOfRecord }>;
}

/** What the features around a record add to its form. */
export interface FormFeatures {
  /** Above the fields, and below them, in this order. */
  readonly notices: readonly FormPart[];
  readonly belowFields: readonly FormPart[];
  /** The button that shows the page over a form in a dialog. */
  readonly Preview: ComponentType<{ previewed: Previewed }>;
  /** The page beside the form. */
  readonly previewPane: () => Promise<ComponentType<Previewed>>;
  /** Fetches, while there is a connection, what sends the input that is kept without one. Never rejects. */
  readonly prepareToSend: () => Promise<unknown>;
  /** Says what became of a save, and schedules what was asked for with it. Never rejects: the save is kept. */
  readonly saySaved: (saved: Saved) => Promise<void>;
}
