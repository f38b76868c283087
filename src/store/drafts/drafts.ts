import { sql } from 'kysely';
import type { Staff } from '#kinds/viewer.ts';
import { MOST_DRAFTS } from '#lib/draftLife.ts';
import { nameInAddress } from '#lib/mediaNames.ts';
import { Refusal, refusedField } from '#lib/refusal.ts';
import { isId } from '#lib/uuid.ts';
import type { Db, Tx } from '../database/db.ts';
import { writing } from '../database/writing.ts';
import { ownFile } from '../files/fileRights.ts';
import { notFound } from '../rows/rows.ts';

/** A draft without its typed content. */
export interface AboutDraft {
  readonly id: string;
  readonly kind: string;
  readonly form: string;
  readonly record: string | null;
  readonly title: string;
  readonly about: string;
  readonly path: string;
  readonly version: number | null;
  readonly device: string;
  readonly revision: number;
  readonly at: Date;
}

type Fields = Readonly<Record<string, unknown>>;

/** A draft as sent by a device. */
export interface SentDraft extends Omit<AboutDraft, 'revision' | 'at'> {
  readonly saved: Fields;
  readonly values: Fields;
  /** The revision that it continues; 0 for one that the server has not had. */
  readonly after: number;
  readonly again: boolean;
}

/** No typed draft is this large: a text of two megabytes can't be saved either. */
const MOST_CHARACTERS = 600_000;

/** NUL and lone surrogates, as JSON writes them: PostgreSQL stores neither. */
const UNSTORABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/i;

/** Somebody's own drafts. */
const own = ({ accountId }: Staff) => sql`account_id = ${accountId}`;

const ABOUT = sql`id, kind, form, record, title, about, path, version, device, revision, at`;

/** The person's own drafts, newest first, and which of the `known` ones have ended. Nobody else can read them. */
export async function draftsOf(
  viewer: Staff,
  db: Db,
  known: readonly string[],
): Promise<{ drafts: AboutDraft[]; ended: string[] }> {
  const drafts = await sql<AboutDraft>`select ${ABOUT} from draft where ${own(viewer)}
    order by at desc, id limit ${MOST_DRAFTS}`.execute(db);
  const ended = await sql<{ id: string }>`select id from draft_ended
    where account_id = ${viewer.accountId} and id = any(${known.filter(isId)}::uuid[])`.execute(db);
  return { drafts: drafts.rows, ended: ended.rows.map(({ id }) => id) };
}

/** One of the person's own drafts. Throws Refusal (404) for any other. */
export async function draftOf(
  viewer: Staff,
  db: Db,
  id: string,
): Promise<AboutDraft & { saved: Record<string, unknown>; values: Record<string, unknown> }> {
  if (!isId(id)) throw notFound();
  const found = await sql<AboutDraft & { saved: Record<string, unknown>; values: Record<string, unknown> }>`
    select ${ABOUT}, before as saved, typed as "values" from draft where id = ${id} and ${own(viewer)}`.execute(
    db,
  );
  const [draft] = found.rows;
  if (!draft) throw notFound();
  return draft;
}

/** The outcome of a sent draft, and the stored revision. */
export interface Kept {
  readonly state: 'kept' | 'newer' | 'ended' | 'full';
  readonly revision: number;
}

/**
 * Stores a draft with its files, unless another device has written it since, it has ended, or there are too many: then nothing changes. The id of somebody
 * else's draft is treated as ended. Throws Refusal: 413 for one that is too large, 404 for a malformed id, 422 for what can't be stored.
 */
export async function keepDraft(viewer: Staff, db: Db, draft: SentDraft, now: Date): Promise<Kept> {
  const { id } = draft;
  if (!isId(id)) throw notFound();
  const [saved, values] = [JSON.stringify(draft.saved), JSON.stringify(draft.values)];
  if (UNSTORABLE.test(saved) || UNSTORABLE.test(values))
    throw refusedField('values', 'values contains characters that cannot be stored. Please type it again.');
  if (saved.length + values.length > MOST_CHARACTERS)
    throw new Refusal(413, 'This draft is too large to be kept here. It stays on your device.');
  const { accountId } = viewer;
  return writing(
    db,
    async (tx): Promise<Kept> => {
      const was = await sql<{ accountId: string; revision: number }>`
        select account_id as "accountId", revision from draft where id = ${id} for update`.execute(tx);
      const [row] = was.rows;
      if (row && row.accountId !== accountId) return { state: 'ended', revision: 0 };
      if (row && row.revision !== draft.after) return { state: 'newer', revision: row.revision };
      if (!row) {
        const refused = await refusedNew(tx, viewer, id, draft.again);
        if (refused) return { state: refused, revision: 0 };
      }
      const revision = Math.max(row?.revision ?? 0, draft.after) + 1;
      await sql`insert into draft (id, account_id, kind, form, record, title, about, path, version, before, typed, device, revision, at)
        values (${id}, ${accountId}, ${draft.kind}, ${draft.form}, ${draft.record}, ${draft.title}, ${draft.about}, ${draft.path}, ${draft.version},
          ${saved}::jsonb, ${values}::jsonb, ${draft.device}, ${revision}, ${now})
        on conflict (id) do update set kind = excluded.kind, form = excluded.form, record = excluded.record, title = excluded.title, about = excluded.about,
          path = excluded.path, version = excluded.version, before = excluded.before, typed = excluded.typed, device = excluded.device,
          revision = excluded.revision, at = excluded.at`.execute(tx);
      await keepItsFiles(viewer, tx, id, values);
      return { state: 'kept', revision };
    },
    ['drafts', accountId],
  );
}

/** Why a new draft can't be created; undefined when it can. */
async function refusedNew(
  tx: Tx,
  { accountId }: Staff,
  id: string,
  again: boolean,
): Promise<'ended' | 'full' | undefined> {
  const ended = await sql<{
    mine: boolean;
  }>`select account_id = ${accountId} as mine from draft_ended where id = ${id}`.execute(tx);
  const [end] = ended.rows;
  if (end && !(again && end.mine)) return 'ended';
  const held = await sql<{
    many: number;
  }>`select count(*)::int as many from draft where account_id = ${accountId}`.execute(tx);
  if ((held.rows[0]?.many ?? 0) >= MOST_DRAFTS) return 'full';
  if (end) await sql`delete from draft_ended where id = ${id}`.execute(tx);
  return undefined;
}

const ADDRESS = /(?:https?:\/\/[^/"'\\\s<>]+)?\/media\/[^"'\\\s<>)]+/g;

/** Stores which files of the person a draft uses: the sweeper leaves them. Waits for a row that is being swept, or finds it gone. */
async function keepItsFiles(viewer: Staff, tx: Tx, id: string, values: string): Promise<void> {
  const names = [...new Set((values.match(ADDRESS) ?? []).map(nameInAddress))].filter(
    (name) => name !== null,
  );
  const found = await sql<{ id: string }>`select coalesce(m.replaced_in, m.id) as id from media m
    where m.file_name = any(${names}::text[]) and ${ownFile(viewer)} order by m.id for key share of m`.execute(
    tx,
  );
  const ids = found.rows.map((file) => file.id);
  await sql`delete from draft_file where draft_id = ${id} and media_id <> all(${ids}::uuid[])`.execute(tx);
  await sql`insert into draft_file (draft_id, media_id)
    select ${id}, m.id from media m where m.id = any(${ids}::uuid[]) on conflict do nothing`.execute(tx);
}

/**
 * Ends one of the person's own drafts; one that has ended already, or was never stored, is a success, so that a device need not know. The end of an unstored
 * one is recorded too: an interrupted write may still arrive and would create it again.
 */
export async function endDraft({ accountId }: Staff, db: Db, id: string, now: Date): Promise<void> {
  if (!isId(id)) throw notFound();
  await writing(
    db,
    (tx) =>
      sql`with gone as (delete from draft where id = ${id} and account_id = ${accountId})
        insert into draft_ended (id, account_id, at) select ${id}, ${accountId}, ${now}
        where not exists (select from draft where id = ${id} and account_id <> ${accountId}) on conflict do nothing`.execute(
        tx,
      ),
    ['drafts', accountId],
  );
}
