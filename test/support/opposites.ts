import { CALLS, type CallName } from '#calls/calls.ts';
import type { Kind } from '#kinds/define.ts';
import { KINDS, type KindName } from '#kinds/kinds.ts';
import type { Staff } from '#kinds/viewer.ts';
import { Refusal } from '#lib/refusal.ts';
import { switchRecords } from '#store/records/write.ts';
import { PASSWORD, type People, type TestApi } from './api.ts';
import { type Files, SAMPLES, stemOf } from './samples.ts';

/** What a write ended with, as its caller sees it. */
export interface Outcome {
  readonly kind: KindName;
  readonly what: string;
  readonly status: number;
  readonly told: string;
}
type Way = () => Promise<Outcome>;

const pick = <T>(all: readonly T[]): T => all[Math.floor(Math.random() * all.length)] as T;
let nth = 0;

/** A body that makes or changes a record of a kind, each time another. */
function bodyFor(kind: KindName, who: People, given: Files, book: string): Record<string, unknown> {
  const word = `Opposite ${++nth}`;
  const unit = pick([
    { department: who.youth.id },
    { department: who.ecology.id },
    { diocese: who.madras.id },
  ]);
  // Of what a visitor has sent only this can be changed.
  const handled = { handled: pick([true, false]) };
  const visitor = { name: word, email: `v${nth}@test.invalid` };
  switch (kind) {
    case 'account':
      return {
        user_name: word,
        email: `opposite${nth}@test.invalid`,
        password: PASSWORD,
        ...pick([{ user_type: 'csi_user' }, { user_type: 'department_user', department: who.youth.id }]),
      };
    case 'department':
      return { name: word, ...pick([{}, { sub_domain: `label${nth % 7}` }]) };
    case 'diocese':
      return {
        name: word,
        state: 'Kerala',
        banner: Array.from({ length: nth % 4 }, () => ({ url: given.picture })),
        ...pick([{}, { sub_domain: `label${nth % 7}` }]),
      };
    case 'enquiry':
      return {
        ...visitor,
        ...handled,
        subject: word,
        message: word,
        type: pick(['contact_us', who.madras.id]),
      };
    case 'order':
      return { ...visitor, ...handled, mobile: '1', address: word, message: '', product: book };
    case 'description':
      return { type: pick(['mission', 'vision', 'history']), description: `<p>${word}</p>` };
    case 'publication':
      return {
        ...SAMPLES.publication(word, given),
        type: pick(['books', 'sermons']),
        ...pick([{}, { department: who.youth.id }]),
      };
    default:
      return SAMPLES[kind](word, given, unit);
  }
}

const CREATES: Partial<Record<KindName, CallName>> = {
  account: 'userCreate',
  person: 'userCreate',
  enquiry: 'publicEnquiry',
  order: 'publicOrder',
};

/**
 * Writers of every kind that get in each other's way: they edit, switch, switch many in both orders, remove and restore the same few records,
 * add new ones and send newsletters. `write` does one of these at random.
 */
export async function opposites(api: TestApi, who: People, given: Files) {
  const { db, pool } = api.database;
  const found = await pool.query("select id from account where email = 'office@example.org'");
  const office: Staff = {
    role: 'full_administrator',
    accountId: found.rows[0].id,
    name: 'Office',
    unit: null,
  };
  const ids = new Map<KindName, string[]>();
  const hymns = { ...SAMPLES.publication('Hymns', given), type: 'books' };
  const book = (await api.call('POST', 'publications/create', who.office, hymns)).body.data._id;
  const send = async (kind: KindName, call: CallName, id: string, body?: unknown): Promise<Outcome> => {
    const { method, path } = CALLS[call];
    // From many networks, since the public forms are limited for each.
    const from = `10.${++nth % 250}.${Math.floor(nth / 250) % 250}.1`;
    const as = CALLS[call].who === 'everyone' ? null : who.office;
    const answer = await api.call(method, path.replace('{id}', id), as, body, {}, from);
    return { kind, what: call, status: answer.status, told: String(answer.body?.desc ?? '') };
  };
  const create = (kind: KindName): Promise<Outcome> =>
    send(kind, CREATES[kind] ?? (`${kind}Create` as CallName), '', bodyFor(kind, who, given, book));
  /** By the store itself: not every kind that can be switched has a call for many. */
  const switchMany = async (kind: KindName, some: readonly string[]): Promise<Outcome> => {
    const what = 'switch many';
    try {
      await switchRecords(office, db, KINDS[kind], some, pick([true, false]), {
        now: new Date(),
      });
      return { kind, what, status: 200, told: '' };
    } catch (error) {
      const status = error instanceof Refusal ? error.status : 500;
      return { kind, what, status, told: (error as Error).message };
    }
  };

  /** Those of the few records that are, as far as can be known, in the trash or not. */
  const now = async (kind: KindName, where: 'shown' | 'live' | 'trashed'): Promise<string[]> => {
    const condition = {
      shown: 'deleted_at is null and activated',
      live: 'deleted_at is null',
      trashed: 'deleted_at is not null',
    };
    const { rows } = await pool.query(
      `select id from "${kind}" where id = any($1::uuid[]) and ${condition[where]} order by id`,
      [ids.get(kind)],
    );
    return rows.map(({ id }) => id);
  };

  function waysOf(kind: KindName): Way[] {
    const ways: Way[] = [() => create(kind)];
    const add = (verb: string, where: 'live' | 'trashed', body?: () => unknown): void => {
      const call = `${stemOf(kind)}${verb}`;
      if (!(call in CALLS)) return;
      ways.push(async () => {
        const some = await now(kind, where);
        return some.length > 0 ? send(kind, call as CallName, pick(some), body?.()) : create(kind);
      });
    };
    add('Edit', 'live', () => bodyFor(kind, who, given, book));
    add('Edit', 'live', () => bodyFor(kind, who, given, book));
    add('Delete', 'live');
    // Twice, so that there is something left to fight for.
    add('Restore', 'trashed');
    add('Restore', 'trashed');
    if ((KINDS[kind] as Kind).switchable) {
      add('Edit', 'live', () => ({ activated: pick([true, false]) }));
      ways.push(async () => switchMany(kind, await now(kind, 'live')));
      ways.push(async () => switchMany(kind, (await now(kind, 'live')).reverse()));
    }
    if (kind === 'news')
      ways.push(async () => {
        const some = (await now('news', 'shown')).sort(() => Math.random() - 0.5).slice(0, 4);
        return send(kind, 'newsletterSend', '', { news: some, again: true });
      });
    return ways;
  }

  const kinds = Object.keys(KINDS) as KindName[];
  for (const kind of kinds) {
    for (let i = 0; i < 4; i++) await create(kind);
    const { rows } = await pool.query(`select id from "${kind}" where id <> $1 order by id desc limit 6`, [
      office.accountId,
    ]);
    ids.set(
      kind,
      rows.map(({ id }) => id),
    );
  }
  const ways = new Map(kinds.map((kind) => [kind, waysOf(kind)]));
  return { kinds, write: (kind: KindName): Promise<Outcome> => pick(ways.get(kind) ?? [])() };
}
