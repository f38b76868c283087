import type { Page } from 'playwright-core';
import type { Client, Unit } from './client.ts';

/** A section of the console that is a list with a form (001 §2), as the office meets it. */
export interface SectionRow {
  /** `:id` stands for the unit that it `needs`. */
  readonly path: string;
  readonly heading: string;
  readonly columns: readonly string[];
  readonly empty: string;
  readonly add: string;
  /** The heading of the form, as a dialog over the list or as a page. */
  readonly form: {
    readonly title: string;
    readonly is: 'dialog' | 'page';
    /** Its heading over a record that is changed, where it is not 'Edit' in place of 'Add'. */
    readonly edit?: string;
  };
  readonly submit: string;
  /** What is said where records can be edited. */
  readonly submitEdit?: string;
  /** Types and chooses what the form needs; `name` is what the record is to be called. */
  readonly fill: (page: Page, name: string) => Promise<void>;
  /** What else the row shows of it. */
  readonly shows?: readonly string[];
  /** What the row is called, where that is not what was typed. */
  readonly called?: string;
  /** It is a part of a record, without a trash and a history of its own. */
  readonly isRow?: boolean;
  /** What the list is called where it is led back to, if otherwise than the page. */
  readonly list?: string;
  /** Records are cards, no table. */
  readonly cards?: boolean;
  /** The field that is changed in the edit. */
  readonly renamed?: string;
  /** A sentence that the form says when it is sent empty, where something is required. */
  readonly refused?: string;
  /** There is at most one record: no adding while it is there. */
  readonly single?: boolean;
  readonly prompt: string;
  /** What has to be there before. */
  readonly needs?: (client: Client) => Promise<Unit>;
}
