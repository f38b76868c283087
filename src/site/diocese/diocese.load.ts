import { diocese } from '#kinds/diocese.ts';
import type { StoredFile } from '#kinds/records.ts';
import { VISITOR } from '#kinds/viewer.ts';
import type { ReadDb } from '#store/database/reads.ts';
import { readRecord } from '#store/records/records.ts';
import type { EventTeaser, NewsTeaser, Office, PersonShown, ProseText, UnitLink } from '../context/data.ts';
import { upcomingEvents } from '../events/eventTeasers.load.ts';
import { withLead } from '../reading/featured.load.ts';
import { keepersOf } from '../reading/keepers.ts';
import { loadPeople } from '../reading/people.load.ts';
import { prosesOf } from '../reading/prose.load.ts';
import { newsTeasers, type ReadIn } from '../reading/teaser.load.ts';

/** One large and two smaller; up to three events (002 §9). */
const NEWS_SHOWN = 3;
const EVENTS_SHOWN = 3;
/** The leaders; more of them are listed among the officers (look book §3). */
const KEEPERS_SHOWN = 2;
/** Pictures of the gallery per page: their number is unlimited (AMB-096). */
const PICTURES_A_PAGE = 48;

const SHOWN = [
  'address',
  'phone',
  'mobile',
  'fax',
  'email',
  'banner',
  'gallery',
  'description',
  'ministerial_role',
] as const;

export interface DioceseData {
  readonly unit: UnitLink;
  readonly banners: readonly StoredFile[];
  /** Bishop and director. */
  readonly keepers: readonly PersonShown[];
  /** All other people of the diocese. */
  readonly officers: readonly PersonShown[];
  readonly about: readonly { readonly title: string; readonly text: ProseText }[];
  /** The first entry's file (002 §2.21), and its date. */
  readonly roll: { readonly file: StoredFile; readonly day: string } | null;
  readonly news: readonly NewsTeaser[];
  readonly newsTotal: number;
  readonly events: readonly EventTeaser[];
  readonly moreEvents: boolean;
  readonly gallery: {
    readonly pictures: readonly StoredFile[];
    /** Number of pictures before this page. */
    readonly from: number;
    readonly total: number;
    readonly page: number;
    readonly pages: number;
  };
  readonly contact: Office & { readonly fax: string };
}

/** Loads a diocese with everything its page shows; null if it no longer exists. `page`: of the gallery. */
export async function loadDiocese(
  db: ReadDb,
  unit: UnitLink,
  { today, readIn, page }: ReadIn & { readonly today: string; readonly page: number },
): Promise<DioceseData | null> {
  const ofUnit = { type: 'dioceses', diocese: [unit.id], page: 1, readIn } as const;
  const newest = newsTeasers(db, { ...ofUnit, limit: NEWS_SHOWN });
  const [record, people, news, shown, events] = await Promise.all([
    readRecord(VISITOR, db, diocese, unit.id, { fields: SHOWN, files: 'whole' }),
    loadPeople(db, { type: 'diocese_personnels', unit: { kind: 'diocese', id: unit.id } }),
    newest,
    withLead(
      db,
      { place: unit.id, today, readIn, most: NEWS_SHOWN },
      newest.then(({ items }) => items),
    ),
    upcomingEvents(db, today, { ...ofUnit, once: true, limit: EVENTS_SHOWN }),
  ]);
  if (!record) return null;
  const texts = await prosesOf(
    db,
    record.description.map(({ description }) => description),
  );
  const { address, phone, mobile, fax, email } = record;
  const pictures = filesOf(record.gallery);
  const from = (page - 1) * PICTURES_A_PAGE;
  const [entry] = record.ministerial_role;
  const keepers = keepersOf('diocese', people).slice(0, KEEPERS_SHOWN);
  return {
    unit,
    banners: filesOf(record.banner),
    keepers,
    // Includes people with any other role, so that nobody who was entered is missing (AMB-078).
    officers: people.filter((one) => !keepers.includes(one)),
    about: texts.map((text, i) => ({ title: record.description[i]?.title ?? '', text })),
    roll: entry?.url ? { file: entry.url, day: entry.date ?? '' } : null,
    news: shown,
    newsTotal: news.total,
    events: events.items.map((event) => ({ ...event, unitName: '' })),
    moreEvents: events.more,
    gallery: {
      pictures: pictures.slice(from, from + PICTURES_A_PAGE),
      from,
      total: pictures.length,
      page,
      pages: Math.ceil(pictures.length / PICTURES_A_PAGE),
    },
    contact: { address, phone, mobile, fax, email },
  };
}

const filesOf = (rows: readonly { readonly url: StoredFile | null }[]): StoredFile[] =>
  rows.flatMap(({ url }) => url ?? []);
