import { type RawBuilder, sql } from 'kysely';
import type { ActName } from '#kinds/acts.ts';
import type { KindName } from '#kinds/kinds.ts';
import type { SignInOutcome, SignInWay } from '../accounts/signIns.ts';
import type { AuditAction } from '../records/writePath.ts';

/** The columns of every line of 'Who did what'. */
interface Line {
  /** Its source and the id there. */
  readonly id: string;
  readonly at: Date;
  /** The account that did it; null for a visitor, the program, and unknown accounts. */
  readonly by: { readonly id: string; readonly name: string } | null;
}

/** A short value of a field before and after a change. */
export interface Difference {
  readonly name: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** A change of a record. */
export interface ChangeLine extends Line {
  readonly source: 'change';
  /** A kind of content, or 'newsletter' and 'person_data', which have a history without being one. */
  readonly kind: KindName | 'newsletter' | 'person_data';
  readonly recordId: string;
  readonly action: AuditAction | 'schedule' | 'start' | 'pause' | 'resume' | 'cancel';
  readonly version: number;
  /** The record's title at that time. */
  readonly title: string;
  readonly changed: readonly string[];
  readonly differences: readonly Difference[];
  readonly activated: boolean | null;
  readonly sentence: string;
  readonly via: 'mail_link' | 'time' | null;
  readonly token: string | null;
  /** How many records one write changed together with this one. */
  readonly together: number;
  /** Whether the viewer can undo it now; 'newer': there is a later change; 'gone': the record no longer exists. */
  readonly undo: 'possible' | 'newer' | 'gone' | 'no';
}

/** A sign-in, or a failed one. */
export interface SignInLine extends Line {
  readonly source: 'sign_in';
  readonly way: SignInWay;
  readonly outcome: SignInOutcome;
  readonly reason: string;
  readonly times: number;
  readonly address: string;
  readonly device: string;
  readonly newDevice: boolean;
  /** Whether its session is still open, and is not the current one. */
  readonly goesOn: boolean;
}

/** Any other act. */
export interface ActLine extends Line {
  readonly source: 'act';
  readonly act: ActName;
  readonly thing: string;
  readonly details: Readonly<Record<string, unknown>>;
  readonly token: string | null;
}

export type AuditLine = ChangeLine | SignInLine | ActLine;

/** The sources, in the order in which events of the same moment are listed. */
export const SOURCES = ['change', 'act', 'sign_in'] as const;
export type Source = (typeof SOURCES)[number];

/** The account of a line as an object, null where there is none; `a` is its table. */
export const WHO: RawBuilder<Line['by']> = sql`case when a.id is not null
  then jsonb_build_object('id', a.id, 'name', a.user_name) end`;
