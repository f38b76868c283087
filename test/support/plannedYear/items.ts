import { SWITCHED, type SwitchedName } from '#kinds/schedule.ts';
import { CHURCH_ZONE, daysLater } from '#lib/dates.ts';
import { lastDayOf } from '#lib/months.ts';

/** Makes a call of the API as the office and returns its data; throws when it does not succeed. */
export type OfficeCall = (path: string, body: unknown, method?: 'POST' | 'PUT') => Promise<unknown>;

/** What a record says while it is so; no other record does. */
interface Said {
  readonly word: string;
  /** From which moment, and until which; undefined for always. */
  readonly from?: number | undefined;
  readonly until?: number | undefined;
}

/** A record for which something is planned. */
export interface Item {
  readonly kind: SwitchedName;
  readonly id: string;
  /** By which it is searched for; others may see it. */
  readonly key: string;
  readonly said: readonly Said[];
  /** When something comes, and what; two at most. */
  readonly plans: readonly { readonly act: string; readonly at: number }[];
}

/** What each record that is made shows. */
export interface Shown {
  readonly department: string;
  readonly picture: string;
  readonly paper: string;
}

interface Made {
  readonly path: string;
  body(title: string, shown: Shown, day: string): Record<string, unknown>;
}
const titled = (title: string) => ({ title, description: `<p>${title}</p>` });
const family = ({ department }: Shown) => ({ type: 'departments', department });
const MADE: Readonly<Record<SwitchedName, Made>> = {
  news: {
    path: 'news/create',
    body: (title, shown, day) => ({
      ...{ ...titled(title), heading: title, date: day, thumbnail: shown.picture },
      ...family(shown),
    }),
  },
  event: {
    path: 'events/create',
    body: (title, shown, day) => ({
      ...{ name: title, description: `<p>${title}</p>`, thumbnail: shown.picture },
      ...{ from_date: `${daysLater(day, 9)}T10:00`, to_date: `${daysLater(day, 10)}T10:00` },
      ...family(shown),
    }),
  },
  publication: {
    path: 'publications/create',
    body: (title, { picture, paper }) => ({
      ...{ title, type: 'library_archives', thumbnail: picture, pdf: paper, content_image: [picture] },
    }),
  },
  video: {
    path: 'videos/create',
    body: (title, { picture }) => ({
      ...{ title, youtube_url: 'https://www.youtube.com/watch?v=abc', video_url: '' },
      ...{ thumbnail: picture, order: 1 },
    }),
  },
  promotion: {
    path: 'promotions/create',
    body: (title, { picture }) => ({ title, type: 'gold', url: 'example.org', thumbnail: picture }),
  },
  campaign: {
    path: 'campaigns/create',
    body: (title, { picture }) => ({ ...titled(title), thumbnail: picture, gallery: [picture] }),
  },
};
/** How the field is called that is a record's title. */
const titleOf = (kind: SwitchedName): string => (kind === 'event' ? 'name' : 'title');

/** Around midnight, at the ends of an hour, and whenever else. */
const TIMES = ['00:00', '00:01', '06:00', '11:59', '12:00', '18:00', '23:59'];

/** The same numbers from 0 to 1 each time (mulberry32). */
export function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** So many hours of the year after a day, in its order, as people write them: ends of months, ends of days, and any. */
export function hoursOf(day: string, many: number, number: () => number): string[] {
  const hours = new Set<string>();
  while (hours.size < many) {
    const any = daysLater(day, 1 + Math.floor(number() * 364));
    const on = number() < 0.25 ? lastDayOf(any.slice(0, 7)) : any;
    const minute = Math.floor(number() * 1440);
    const written = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
    hours.add(`${on}T${number() < 0.6 ? TIMES[Math.floor(number() * TIMES.length)] : written}`);
  }
  return [...hours].sort();
}

/** The moment at which it is so late by the church's clock. */
export const momentOf = (hour: string): number => Date.parse(`${hour}:00${CHURCH_ZONE}`);

/**
 * Writes records of all kinds for which something can be planned, and plans so many acts for these hours, as the office does: what goes on, what
 * comes off, what does both, and what changes.
 */
export async function planItems(
  call: OfficeCall,
  shown: Shown,
  { acts, hours, number }: { acts: number; hours: readonly string[]; number: () => number },
): Promise<Item[]> {
  const items: Item[] = [];
  for (let planned = 0, n = 0; planned < acts; n++) {
    const kind = SWITCHED[n % SWITCHED.length]?.name ?? 'news';
    const act = (['publish', 'withdraw', 'change', 'both'] as const)[
      (n + Math.floor(n / SWITCHED.length)) % 4
    ];
    // The first ones fill the hours, so that none is empty; the others come to any of them.
    const at = planned < hours.length ? planned : Math.floor(number() * hours.length);
    const hour = hours[at] ?? '';
    const later = hours[Math.min(hours.length - 1, at + 1 + Math.floor(number() * 5))] ?? '';
    // None begins like another one.
    const key = `mango${String(n).padStart(4, '0')}`;
    const [old, secret] = [`zq${n}o`, `zq${n}s`];
    const { path, body } = MADE[kind];
    const begins = act === 'change' ? old : secret;
    const isOn = act === 'withdraw' || act === 'change';
    const { data } = (await call(path, {
      ...body(`The ${key} ${begins}`, shown, hour.slice(0, 10)),
      activated: isOn,
    })) as { data: { _id: string } };
    const id = data._id;
    const from = momentOf(hour);
    if (act === 'change') {
      const values = { [titleOf(kind)]: `The ${key} ${secret}` };
      await call(`schedule/change/${id}`, { kind, at: hour, values }, 'PUT');
      const said = [
        { word: old, until: from },
        { word: secret, from },
      ];
      // The text below it stays as it is: only of these kinds is the old word gone with the title.
      const whole = kind === 'publication' || kind === 'video' || kind === 'promotion';
      items.push({ kind, id, key, said: whole ? said : said.slice(1), plans: [{ act, at: from }] });
      planned++;
      continue;
    }
    const until = momentOf(later);
    const both = act === 'both' && until > from;
    const publish = act === 'withdraw' ? {} : { publish_at: hour };
    const withdraw = act === 'withdraw' ? { withdraw_at: hour } : both ? { withdraw_at: later } : {};
    await call(`schedule/plan/${id}`, { kind, ...publish, ...withdraw }, 'PUT');
    const said = act === 'withdraw' ? { until: from } : { from, until: both ? until : undefined };
    const plans = [
      ...(act === 'withdraw' ? [] : [{ act: 'publish', at: from }]),
      ...(act === 'withdraw' ? [{ act, at: from }] : both ? [{ act: 'withdraw', at: until }] : []),
    ];
    items.push({ kind, id, key, said: [{ word: secret, ...said }], plans });
    planned += plans.length;
  }
  return items;
}

/** Whether visitors are to read a word at a moment. */
export const isSaid = ({ from, until }: Said, now: number): boolean =>
  (from === undefined || now >= from) && (until === undefined || now < until);
