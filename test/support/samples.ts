import { expect } from 'vitest';
import { CALLS } from '#calls/calls.ts';
import { CONTENT_PATHS, type ContentName, type Verb } from '#calls/paths.ts';
import type { Field, Kind } from '#kinds/define.ts';
import { KINDS, type KindName } from '#kinds/kinds.ts';
import { dayOf } from '#lib/dates.ts';
import { pdf } from '#media/testSamples.ts';
import { film } from '../media/films.ts';
import { jpeg, type People, type TestApi } from './api.ts';

/** Files to stand in records: addresses of a picture, of a PDF and of a film. */
export interface Files {
  readonly picture: string;
  readonly paper: string;
  readonly film: string;
}

/** Uploads one file of each sort as the office. */
export async function files(api: TestApi, who: People): Promise<Files> {
  const address = async (name: string, content: Buffer): Promise<string> =>
    (await api.upload(who.office, name, content)).body.data.url;
  return {
    picture: await address('picture.jpg', await jpeg()),
    paper: await address('paper.pdf', pdf()),
    film: await address('film.mp4', film('mp4')),
  };
}

/** A unit that a record is to belong to, as the body names it. */
export type UnitOf = { readonly department: string } | { readonly diocese: string };

const familyOf = (unit: UnitOf | undefined) => ({
  type: unit && 'diocese' in unit ? 'dioceses' : 'departments',
  ...unit,
});

/** The kinds that the office creates through calls, but for units and those who sign in, which other tests make. */
export type SampleName = Exclude<KindName, 'account' | 'department' | 'diocese' | 'enquiry' | 'order'>;

/** With what the names of a kind's calls begin; accounts and persons share theirs. */
export const stemOf = (kind: KindName): ContentName =>
  kind === 'account' || kind === 'person' ? 'user' : kind;

/** Where a record of a kind is made: enquiries and orders by visitors. */
export function createPath(kind: KindName): string {
  if (kind === 'enquiry') return CALLS.publicEnquiry.path;
  if (kind === 'order') return CALLS.publicOrder.path;
  const paths: Partial<Record<Verb, string>> = CONTENT_PATHS[stemOf(kind)];
  return paths.Create ?? expect.fail(`How is a ${kind} made?`);
}

type Sample = (word: string, given: Files, unit?: UnitOf) => Record<string, unknown>;

/** Of the kinds for which the tests want something in particular, or of which the declaration alone does not say what is right. */
const OWN = {
  news: (word, { picture, paper }, unit) => ({
    title: word,
    thumbnail: picture,
    gallery: [picture],
    pdf: [paper],
    ...familyOf(unit),
  }),
  event: (word, { picture }, unit) => ({
    name: word,
    thumbnail: picture,
    from_date: '2099-01-01T10:00',
    to_date: '2099-01-02T10:00',
    ...familyOf(unit),
  }),
  publication: (word, { picture, paper }) => ({
    title: word,
    type: 'library_archives',
    thumbnail: picture,
    pdf: paper,
    content_image: [picture],
  }),
  video: (word, { picture }) => ({
    title: word,
    youtube_url: 'https://www.youtube.com/watch?v=abc',
    video_url: '',
    thumbnail: picture,
    order: 1,
  }),
  statement: (word, { paper }) => ({ title: word, type: 'press', date: '2026-11-02', pdf: paper }),
  // Of the month that its page shows, whenever that is.
  prayer: (word) => ({ date: dayOf(new Date()), description: word }),
  promotion: (word, { picture }) => ({ title: word, type: 'gold', url: 'example.org', thumbnail: picture }),
  campaign: (word, { picture }) => ({
    title: word,
    description: '<p>Text</p>',
    thumbnail: picture,
    gallery: [picture],
    activated: true,
  }),
  partner: (word, { picture }) => ({
    name: word,
    category: 'network',
    url: 'https://example.org/',
    image: picture,
  }),
  question: (word) => ({ wordings: word, page: '/about/contact_us' }),
  description: (word) => ({ type: 'mission', description: `<p>${word}</p>` }),
  subscriber: (word) => ({
    name: word,
    email: `${word.replace(/\W/g, '')}${++nth}@test.invalid`,
    phone: '1',
  }),
  person: (word, { picture }, unit) => ({
    user_name: word,
    user_type: !unit ? 'officers' : 'diocese' in unit ? 'diocese_personnels' : 'department_personnels',
    profile_picture: picture,
    sort: '2',
    user_sort: true,
    ...unit,
  }),
} satisfies Partial<Record<SampleName, Sample>>;
let nth = 0;

const OTHERWISE_MADE: readonly KindName[] = ['account', 'department', 'diocese', 'enquiry', 'order'];

/** A body that is right for creating a record of each kind, and tells the record by `word` wherever it is searched. */
export const SAMPLES = Object.fromEntries(
  (Object.keys(KINDS) as KindName[])
    .filter((name) => !OTHERWISE_MADE.includes(name))
    .map((name) => [name, name in OWN ? OWN[name as keyof typeof OWN] : sampleOf(KINDS[name])]),
) as Record<SampleName, Sample>;

/** What the declaration says that is right: every field but flags and rows, by its type. */
export function sampleOf(kind: Kind): Sample {
  return (word, given, unit) => ({
    ...Object.fromEntries(
      Object.entries(kind.fields).flatMap(([name, field]) => {
        const value = field.computed ? undefined : sampleValue(field, word, given);
        return value === undefined ? [] : [[name, value]];
      }),
    ),
    ...(kind.belongsTo ? familyOf(unit) : kind.mayBelongTo ? unit : {}),
  });
}

function sampleValue(field: Field, word: string, given: Files): unknown {
  switch (field.type) {
    case 'file': {
      const [accepted] = field.accept;
      const address = { image: given.picture, video: given.film }[accepted as string] ?? given.paper;
      return field.many === undefined ? address : [address];
    }
    case 'choice':
      return field.values[0];
    case 'number':
      return field.min;
    case 'day':
      return '2026-11-02';
    case 'moment':
      return '2099-01-01T10:00';
    case 'richText':
      return `<p>${word}</p>`;
    case 'url':
      return 'https://example.org/';
    case 'email':
      return `sample${++nth}@test.invalid`;
    case 'flag':
    case 'rows':
      return undefined;
    case 'reference':
      throw new Error('Say in OWN which record a sample refers to.');
    default:
      return word;
  }
}
