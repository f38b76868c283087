import { type RawBuilder, sql } from 'kysely';
import type { Staff } from '#kinds/viewer.ts';
import type { BreachPart } from '#lib/breach.ts';
import { daysLater, startOfDay } from '#lib/dates.ts';
import type { Db, Tx } from '../database/db.ts';
import { addressHash } from '../newsletter/subscriberImports.ts';
import { type Breach, onlyOffice } from './breaches.ts';

/** A person whose data was affected. */
export interface AffectedPerson {
  /** The address, or the record's id where none is known. */
  readonly key: string;
  /** '' where none is known: such people have to be notified otherwise. */
  readonly email: string;
  readonly name: string;
  readonly parts: readonly BreachPart[];
}

/** The fields that decide whom a breach affects. */
export type Touched = Pick<Breach, 'parts' | 'from' | 'until' | 'writtenFrom' | 'writtenUntil'>;

/** Records that exist until somebody deletes them: present by the end of the breach. The trash counts. */
const thereUntil = (at: string, { until }: Touched): RawBuilder<unknown> =>
  until ? sql`${sql.ref(at)} <= ${until}` : sql`true`;

/** The same for data that is written once, on the affected days. */
function written(at: string, touched: Touched): RawBuilder<unknown> {
  const { writtenFrom: from, writtenUntil: to } = touched;
  return sql.join(
    [
      thereUntil(at, touched),
      ...(from ? [sql`${sql.ref(at)} >= ${startOfDay(from)}`] : []),
      ...(to ? [sql`${sql.ref(at)} < ${startOfDay(daysLater(to, 1))}`] : []),
    ],
    sql` and `,
  );
}

/** The source of addresses and names for each part. Nobody can know who is in a picture. */
const WHO: Readonly<Record<Exclude<BreachPart, 'files'>, (touched: Touched) => RawBuilder<unknown>>> = {
  accounts: (of) =>
    sql`select id, email, user_name as name from account where ${thereUntil('created_at', of)}`,
  links: (
    of,
  ) => sql`select a.id, a.email, a.user_name as name from single_use_link l join account a on a.id = l.account_id
    where l.purpose in ('invitation', 'new_password') and ${thereUntil('l.created_at', of)}
    and (${of.from}::timestamptz is null or l.expires_at >= ${of.from})`,
  // Without tries by people who have no account: an unknown address belongs to nobody here.
  sign_ins: (
    of,
  ) => sql`select a.id, a.email, a.user_name as name from sign_in s join account a on a.id = s.account_id
    where ${written('s.at', of)}`,
  people: (of) => sql`select id, email, user_name as name from person where ${thereUntil('created_at', of)}`,
  subscribers: (of) => sql`select id, email, name from subscriber where ${thereUntil('created_at', of)}`,
  enquiries: (of) => sql`select id, email, name from enquiry where ${written('created_at', of)}`,
  orders: (of) => sql`select id, email, name from "order" where ${written('created_at', of)}`,
  mails: (of) =>
    sql`select id, to_address, to_name from mail where to_address <> '' and ${written('created_at', of)}`,
};

/** One line for each address, and for each record without one. */
function affected(of: Touched): RawBuilder<unknown> {
  const parts = of.parts.filter((part) => part !== 'files');
  const all = parts.map(
    (part) =>
      sql`select ${sql.lit(part)} as part, w.email, w.name, coalesce(nullif(lower(w.email), ''), w.id::text) as key
        from (${WHO[part](of)}) as w (id, email, name)`,
  );
  if (all.length === 0)
    return sql`select '' as key, '' as email, '' as name, '{}'::text[] as parts where false`;
  return sql`select key, lower(max(email)) as email, coalesce(max(nullif(name, '')), '') as name, array_agg(distinct part) as parts
    from (${sql.join(all, sql` union all `)}) t group by key`;
}

/** A page of the affected people, by address, those without one last. */
export async function breachPeople(
  viewer: Staff,
  db: Db,
  of: Touched,
  { page, limit }: { readonly page: number; readonly limit: number },
): Promise<{ docs: readonly AffectedPerson[]; total: number }> {
  onlyOffice(viewer);
  const [found, { people }] = await Promise.all([
    sql<AffectedPerson>`select key, email, name, parts from (${affected(of)}) p order by email = '', key
      limit ${limit} offset ${(page - 1) * limit}`.execute(db),
    countAffected(db, of),
  ]);
  return { docs: found.rows, total: people };
}

/** How many are affected, how many of them have an address, and how many in each part. */
export async function countAffected(
  db: Db | Tx,
  of: Touched,
): Promise<{ people: number; withAddress: number; parts: Readonly<Record<string, number>> }> {
  const { rows } = await sql<{ part: string | null; people: number; with_address: number }>`
    with p as (${affected(of)})
    select null as part, count(*)::int as people, (count(*) filter (where email <> ''))::int as with_address from p
    union all select part, count(*)::int, 0 from p, unnest(parts) part group by part`.execute(db);
  const all = rows.find(({ part }) => part === null);
  return {
    people: all?.people ?? 0,
    withAddress: all?.with_address ?? 0,
    parts: Object.fromEntries(rows.flatMap(({ part, people }) => (part ? [[part, people]] : []))),
  };
}

/** All with an address who have not been notified yet, with the hash under which that is stored. */
export async function notTold(
  db: Db | Tx,
  id: string,
  of: Touched,
  secretKey: Buffer,
): Promise<(AffectedPerson & { readonly hash: Buffer })[]> {
  const [found, told] = [
    await sql<AffectedPerson>`select key, email, name, parts from (${affected(of)}) p where email <> '' order by key`.execute(
      db,
    ),
    await sql<{ hash: Buffer }>`select hash from breach_told where breach_id = ${id}`.execute(db),
  ];
  const known = new Set(told.rows.map(({ hash }) => hash.toString('hex')));
  return found.rows.flatMap((one) => {
    const hash = addressHash(secretKey, one.email);
    return known.has(hash.toString('hex')) ? [] : [{ ...one, hash }];
  });
}
