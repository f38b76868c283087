import type { Page } from 'playwright-core';
import type { KindName } from '#kinds/kinds.ts';
import type { Client, Unit } from './client.ts';

/** What the tests know of a section of the console, once more from the specification: it stands beside the section as `section.rows.ts`. */
export interface SectionRows {
  readonly screens: readonly ScreenRow[];
  /** Those of its screens that are a list with a form. */
  readonly lists?: readonly ListRow[];
  readonly forms?: readonly FormRow[];
}

/**
 * One line is one screen of the specification (its number stands before it; dialogs belong to the screen over which they open), with what is
 * seen on it. `:madras` and the like in an address stand for ids of the church that a test has made.
 */
export interface ScreenRow {
  readonly id: string;
  readonly path: string;
  readonly aliases?: readonly string[];
  /** Who may besides the office, which may everywhere; 'staff' for everybody who signs in. */
  readonly who: 'office' | 'diocese' | 'department' | 'staff';
  /** The office has another screen for it. */
  readonly alone?: boolean;
  readonly heading: string;
  /** The tabs, in their order, and the one that it is. */
  readonly tabs?: readonly string[];
  readonly tab?: string;
  /** The heads of the table, which has a record in the church. */
  readonly columns?: readonly string[];
  /** The address of the table, where the screen begins with something else. */
  readonly table?: string;
  /** What an empty list says: when nothing is found, or at another address, where nothing can be searched. */
  readonly empty?: string;
  readonly emptyAt?: string;
  /** By which links and buttons it is reached, from the sidebar on. */
  readonly clicks: readonly string[];
}

/** A list with a form (001 §2), as the office meets it. */
export interface ListRow {
  readonly of: KindName;
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
  /** Where a page leads once it is saved (AMB-036). */
  readonly saved?: string;
  /** What has to be there before. */
  readonly needs?: (client: Client) => Promise<Unit>;
  /** What is said when the server refuses without a sentence of its own (000 §8, 001 §2). */
  readonly failed: {
    readonly list: string;
    readonly create: string;
    readonly edit?: string;
    readonly remove: string;
  };
}

/** A form: where it is, how it is opened, what it asks for and what its button says (000 §2, 001 §2), as the office fills it in. */
export interface FormRow {
  readonly id: string;
  readonly path: string;
  /** The button that opens it over its list; without one it is the page itself. */
  readonly add?: string;
  readonly title: string;
  /** The names of its fields in their order; those that are marked as required. */
  readonly fields: readonly string[];
  readonly must?: readonly string[];
  /** What is counted as one types or adds, up to how many. */
  readonly limits?: Readonly<Record<string, number>>;
  /** What fields offer, by their names, after the line that chooses nothing. */
  readonly choices?: Readonly<Record<string, readonly string[]>>;
  readonly submit: string;
}

const ALL = import.meta.glob<SectionRows>('../../src/console/*/section.rows.ts', {
  eager: true,
  import: 'ROWS',
});
const rows = Object.values(ALL);

/** By folder, so that it can be told which section has none. */
export const FOLDERS_WITH_ROWS = Object.keys(ALL).map((path) => path.split('/').at(-2) ?? '');
export const SCREEN_ROWS: readonly ScreenRow[] = rows.flatMap(({ screens }) => screens);
/** Units come before what needs them, and their own lists first, since they begin empty. */
export const LIST_ROWS: readonly ListRow[] = rows
  .flatMap(({ lists = [] }) => lists)
  .toSorted((a, b) => Number(b.cards ?? false) - Number(a.cards ?? false));
export const FORM_ROWS: readonly FormRow[] = rows.flatMap(({ forms = [] }) => forms);

/** Screens of the console that have no line, each with the reason. It must only ever become shorter. */
export const WITHOUT_A_ROW: Readonly<Record<string, string>> = {
  login: 'shown in place of every screen to those who are not signed in',
  forgotPassword: 'for those who are not signed in: test/e2e/console/accountLinks.test.ts',
  newPassword: 'where the link of a mail leads: the same test',
  invitation: 'where the link of a mail leads: the same test',
  newAddress: 'where the link of a mail leads, like those two',
  translation: 'opened by its own test, test/e2e/console/versions.test.ts',
  history: 'opened by its own test, for every kind',
};
