import { type RawBuilder, sql } from 'kysely';
import type { Kind } from '#kinds/define.ts';
import { KINDS } from '#kinds/kinds.ts';
import { VISITOR } from '#kinds/viewer.ts';
import { permitted } from '../rows/may.ts';

/** The kinds that visitors read. */
export const openKinds = Object.values<Kind>(KINDS).filter(({ may }) => may.read === 'everyone');

/** Whether visitors may read a record, on the alias `t`. */
export const visitorsMayRead = (kind: Kind): RawBuilder<boolean> =>
  sql<boolean>`(${kind.switchable ? sql`t.activated` : sql`true`} and t.deleted_at is null and ${permitted(VISITOR, kind, 'read')})`;
