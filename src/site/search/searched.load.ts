import { campaign } from '#kinds/campaign.ts';
import type { Kind } from '#kinds/define.ts';
import { event } from '#kinds/event.ts';
import { news, typeOfUnit } from '#kinds/news.ts';
import { person } from '#kinds/person.ts';
import { publication } from '#kinds/publication.ts';
import type { AnyRecord } from '#kinds/records.ts';
import { statement } from '#kinds/statement.ts';
import { video } from '#kinds/video.ts';
import { VISITOR } from '#kinds/viewer.ts';
import { dayOf } from '#lib/dates.ts';
import { excerpt, textOf } from '#lib/html.ts';
import type { FieldName, Loaded } from '#store/load.ts';
import { listRecords } from '#store/records.ts';
import type { SiteDb } from '../database.load.ts';
import { shownDay } from '../publication.load.ts';
import { withoutCutTag } from '../teaser.load.ts';
import type { Found, FoundKind } from './found.ts';

/** So much of a text stands under a title. */
const DECK = 180;

/** A page of what was found of a kind, and how much there is in all. */
export interface FoundPage {
  readonly items: readonly Found[];
  readonly total: number;
}
type Ask = (db: SiteDb, query: { search: string; page: number; limit: number }) => Promise<FoundPage>;

/** How a kind is searched: which of its fields are read, and what is shown of them. */
function searched<K extends Kind, F extends FieldName<K>>(
  kind: K,
  fields: readonly F[],
  long: F,
  found: (item: Loaded<K, F, 'whole'>) => Omit<Found, 'id' | 'unitName'>,
): Ask {
  return async (db, query) => {
    const load = { fields, beginnings: [long], files: 'whole' } as const;
    const page = await listRecords(VISITOR, db, kind, { ...query, activated: true }, load);
    const items = page.docs.map((item) => ({ id: item.id, unitName: unitOf(item), ...found(item) }));
    return { items, total: page.totalDocs };
  };
}

const unitOf = ({ department, diocese }: AnyRecord): string => (department ?? diocese)?.name ?? '';
const plain = (text: string): string => excerpt(text.replace(/\s+/g, ' ').trim(), DECK);
const told = (html: string): string => excerpt(textOf(withoutCutTag(html)), DECK);

/** Every kind that visitors search; units are few, and looked through where they are. */
export const SEARCHED: Readonly<Record<Exclude<FoundKind, 'unit'>, Ask>> = {
  news: searched(
    news,
    ['title', 'heading', 'description', 'date', 'thumbnail'],
    'description',
    ({ title, heading, description, date, createdAt, diocese, thumbnail }) => ({
      place: { kind: 'news', type: typeOfUnit(diocese ? 'diocese' : 'department') },
      title,
      deck: heading || told(description),
      day: date ?? dayOf(createdAt),
      picture: thumbnail,
    }),
  ),
  event: searched(
    event,
    ['name', 'description', 'from_date', 'thumbnail'],
    'description',
    ({ name, description, from_date, createdAt, thumbnail }) => ({
      place: { kind: 'event' },
      title: name,
      deck: plain(description),
      day: dayOf(from_date ?? createdAt),
      picture: thumbnail,
    }),
  ),
  publication: searched(
    publication,
    ['type', 'title', 'description', 'date', 'year', 'month', 'thumbnail', 'pdf'],
    'description',
    (item) => ({
      place: { kind: 'publication', type: item.type, file: item.pdf[0] },
      title: item.title,
      deck: plain(item.description),
      day: shownDay(item),
      picture: item.thumbnail,
    }),
  ),
  statement: searched(
    statement,
    ['type', 'title', 'description', 'date'],
    'description',
    ({ type, title, description, date, createdAt }) => ({
      place: { kind: 'statement', type },
      title,
      deck: plain(description),
      day: date ?? dayOf(createdAt),
      picture: null,
    }),
  ),
  campaign: searched(
    campaign,
    ['title', 'description', 'thumbnail'],
    'description',
    ({ title, description, createdAt, thumbnail }) => ({
      place: { kind: 'campaign' },
      title,
      deck: told(description),
      day: dayOf(createdAt),
      picture: thumbnail,
    }),
  ),
  video: searched(
    video,
    ['title', 'description', 'thumbnail'],
    'description',
    ({ title, description, thumbnail }) => ({
      place: { kind: 'video' },
      title,
      deck: plain(description),
      day: '',
      picture: thumbnail,
    }),
  ),
  person: searched(
    person,
    ['user_type', 'user_name', 'role', 'designation', 'profile_picture'],
    'designation',
    ({ user_type, user_name, role, designation, profile_picture, department, diocese }) => ({
      place: { kind: 'person', type: user_type, role, department: department?.id, diocese: diocese?.id },
      title: user_name,
      deck: designation,
      day: '',
      picture: profile_picture,
    }),
  ),
};
