import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { KindName } from '#kinds/kinds.ts';
import { TOKEN_PREFIX } from '#kinds/tokens.ts';
import type { Staff } from '#kinds/viewer.ts';
import { Refusal } from '#lib/refusal.ts';
import { isId } from '#lib/uuid.ts';
import type { Db } from '../database/db.ts';
import { writing, writingLittle } from '../database/writing.ts';
import { noteAct } from '../rows/acts.ts';
import { notFound } from '../rows/rows.ts';
import { KEY_REQUIRED, lockAccount } from '../twoFactor/required.ts';
import { refuseEnded } from './ownSessions.ts';
import { type AccountRow, staffOf } from './sessions.ts';
import { tokenHash } from './tokenHash.ts';

const DAY = 24 * 3_600_000;
/** The last use is written at most this often, so that not every read costs a write. */
const NOTE_EVERY = 60_000;
const MOST_TOKENS = 20;

/** What a token may be used for. `kinds`: null for all that the API offers. */
export interface TokenScope {
  readonly mayWrite: boolean;
  readonly kinds: readonly KindName[] | null;
}

/** A token as people see it. */
export interface ApiToken extends TokenScope {
  readonly id: string;
  readonly name: string;
  readonly owner: string;
  readonly ownerId: string;
  readonly createdAt: Date;
  readonly endsAt: Date;
  readonly lastUsedAt: Date | null;
}

const COLUMNS = sql`t.id, t.name, t.may_write as "mayWrite", t.kinds, t.created_at as "createdAt", t.ends_at as "endsAt",
  t.last_used_at as "lastUsedAt", a.user_name as owner, a.id as "ownerId"`;

/** The viewer's own tokens; `everybodys`: those of all accounts, for a full administrator (the caller's role was checked by the call). */
export async function listTokens(viewer: Staff, db: Db, now: Date, everybodys = false): Promise<ApiToken[]> {
  const whose = everybodys ? sql`true` : sql`t.account_id = ${viewer.accountId}`;
  const found = await sql<ApiToken>`
    select ${COLUMNS} from api_token t join account a on a.id = t.account_id
    where ${whose} and t.ends_at > ${now} and a.deleted_at is null order by t.created_at desc, t.id limit 1000`.execute(
    db,
  );
  return found.rows;
}

/**
 * Creates a token for the viewer, who sees it only now. The viewer's identity was proved (`fresh` of the call), in the session of `token`: a change of password
 * or role ends both, and then a request in progress creates none. Throws Refusal: 401 when the session is over, 422 when there are many.
 */
export async function makeToken(
  viewer: Staff,
  db: Db,
  session: string,
  { name, mayWrite, kinds, days }: TokenScope & { readonly name: string; readonly days: number },
  now: Date,
): Promise<{ id: string; token: string }> {
  const by = viewer.accountId;
  const token = TOKEN_PREFIX + randomBytes(32).toString('base64url');
  return writing(
    db,
    async (tx) => {
      await lockAccount(tx, by);
      await refuseEnded(tx, viewer, session);
      const there = await sql`select 1 from api_token where account_id = ${by} and ends_at > ${now}`.execute(
        tx,
      );
      if (there.rows.length >= MOST_TOKENS)
        throw new Refusal(422, `You have ${MOST_TOKENS} tokens already. End one that nobody uses.`);
      const made = await sql<{ id: string }>`
        insert into api_token (account_id, name, token_hash, may_write, kinds, with_key, created_at, ends_at)
        values (${by}, ${name}, ${tokenHash(token)}, ${mayWrite}, ${kinds}, exists (select 1 from second_key where account_id = ${by}),
          ${now}, ${new Date(now.getTime() + days * DAY)}) returning id`.execute(tx);
      await noteAct(tx, { act: 'token_made', by, thing: name, details: { mayWrite, kinds, days }, now });
      return { id: made.rows[0]?.id ?? '', token };
    },
    ['tokens', by],
  );
}

/** Revokes a token of the viewer's own; a full administrator revokes anybody's. Throws the one 404 for a foreign, missing or malformed id. */
export async function endToken(viewer: Staff, db: Db, id: string, now: Date): Promise<void> {
  if (!isId(id)) throw notFound();
  const office = viewer.role === 'full_administrator';
  await writing(db, async (tx) => {
    const gone = await sql<{ name: string; owner: string }>`
      delete from api_token t using account a where t.id = ${id} and a.id = t.account_id and (${office} or t.account_id = ${viewer.accountId})
      returning t.name, a.user_name as owner`.execute(tx);
    const [token] = gone.rows;
    if (!token) throw notFound();
    await noteAct(tx, {
      ...{ act: 'token_ended', by: viewer.accountId, thing: token.name, now },
      details: { owner: token.owner },
    });
  });
}

type TokenRow = AccountRow & {
  token_id: string;
  token_name: string;
  mayWrite: boolean;
  kinds: KindName[] | null;
  last_used_at: Date | null;
};

/**
 * The owner of a token with their current rights, and what it may be used for; undefined when it is unknown or expired, its owner is gone, has a second factor
 * since, or would need one.
 */
export async function viewerOfApiToken(
  db: Db,
  token: string,
  now: Date,
): Promise<{ viewer: Staff; scope: TokenScope } | undefined> {
  const found = await sql<TokenRow>`
    select a.id, a.user_name, a.role, a.department_id, a.diocese_id, t.id as token_id, t.name as token_name, t.may_write as "mayWrite", t.kinds, t.last_used_at
    from api_token t join account a on a.id = t.account_id
    where t.token_hash = ${tokenHash(token)} and t.ends_at > ${now} and a.deleted_at is null
      and (select deleted_at from department where id = a.department_id) is null
      and (select deleted_at from diocese where id = a.diocese_id) is null
      and (t.with_key or not exists (select 1 from second_key k where k.account_id = a.id))
      and (t.with_key or a.role <> 'full_administrator'
        or not exists (select 1 from church_setting where name = ${KEY_REQUIRED} and value = 'true'))`.execute(
    db,
  );
  const row = found.rows[0];
  if (!row) return undefined;
  if (row.last_used_at === null || now.getTime() - row.last_used_at.getTime() > NOTE_EVERY)
    await writingLittle(db, (tx) =>
      sql`update api_token set last_used_at = ${now} where id = ${row.token_id}`.execute(tx),
    );
  const viewer: Staff = {
    ...staffOf(row),
    token: { id: row.token_id, name: row.token_name, kinds: row.kinds },
  };
  return { viewer, scope: { mayWrite: row.mayWrite, kinds: row.kinds } };
}
