import { pdfSample } from '#media/testSamples.ts';
import { picture } from '#test/support/importing.ts';
import type { OldContent } from './oldInstallation.ts';

type Doc = Readonly<Record<string, unknown>>;

/** The id of an old record: of MongoDB's form. */
export const oldId = (nth: number): string => `5d50000000000000000${String(nth).padStart(5, '0')}`;

export const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.old.token';
const by = { _id: oldId(900), user_name: 'Grace' };
const [YOUTH, MADRAS] = [oldId(1), oldId(2)];

const departments = [{ _id: YOUTH, name: 'Youth', sub_domain: 'youth', aim: '<p>To <b>serve</b></p>' }];
const diocese = {
  ...{ _id: MADRAS, name: 'Madras', state: 'Tamil Nadu', sub_domain: 'madras', phone: 4428110000 },
  ...{ address: 'Cathedral Road', email: 'office@madras.example.org' },
  banner: [{ url: 'uploads/lost.jpg', date: '14-11-2020 18:05 PM' }],
  description: [{ title: 'Schools', description: '<p>Two</p>' }],
};
const users = [
  {
    ...by,
    email: 'grace@example.org',
    user_type: 'department_user',
    department: { _id: YOUTH, name: 'Youth' },
  },
  { _id: oldId(901), user_name: 'Rt Rev Paul', user_type: 'officers', designation: 'Moderator', sort: '3' },
];
const story = (nth: number, more: Doc): Doc => ({
  ...{ _id: oldId(nth), heading: '', description: '<p>Rain came.</p>', thumbnail: '0', gallery: [], pdf: [] },
  ...{ activated: true, created_at: '2015-08-11T09:00:00.000Z', created_by: by },
  ...more,
});
const ofYouth = { department: YOUTH, departments: { _id: YOUTH, name: 'Youth' }, type: 'departments' };
/** News of a department: two of one name, one from before 1970, a draft, and pictures that arrive, break off, lead away and are lost. */
const youthNews = [
  story(10, {
    ...ofYouth,
    title: 'Harvest',
    date: '1965-08-15T00:00:00.000Z',
    thumbnail: 'uploads/harvest.jpg',
  }),
  story(11, {
    ...ofYouth,
    title: 'Harvest',
    date: '2016-08-14',
    thumbnail: 'uploads/broken.jpg',
    pdf: ['uploads/circular.pdf'],
  }),
  story(12, { ...ofYouth, title: 'Led away', date: '2016-08-15', thumbnail: 'uploads/away.jpg' }),
  story(13, { ...ofYouth, title: 'Draft', date: '2016-08-16', activated: false }),
  story(14, {
    ...ofYouth,
    title: 'No picture <b>any more</b>',
    date: '2016-08-17',
    thumbnail: 'uploads/page.jpg',
  }),
];
const madrasNews = [
  story(20, {
    diocese: MADRAS,
    dioceses: { _id: MADRAS, name: 'Madras' },
    type: 'dioceses',
    title: 'Of a diocese',
    date: '2016-08-14',
  }),
];
const event = {
  ...{
    _id: oldId(30),
    name: 'Camp',
    description: 'Bring a tent',
    url: '',
    department: YOUTH,
    type: 'departments',
  },
  ...{ from_date: '1969-05-01T04:30:00.000Z', to_date: '1969-05-03T12:00:00.000Z', thumbnail: '' },
};
const books = [
  {
    _id: oldId(40),
    type: 'books',
    title: 'Hymns',
    description: 'For all',
    thumbnail: 'uploads/harvest.jpg',
    content_image: [],
    activated: true,
  },
];
const resources = [
  {
    _id: oldId(41),
    type: 'resources',
    title: 'Manual',
    year: '1999',
    thumbnail: 'uploads/harvest.jpg',
    pdf: ['uploads/circular.pdf'],
    department: { _id: YOUTH, name: 'Youth' },
  },
];
const campaigns = [
  {
    _id: oldId(50),
    title: 'Plant a tree',
    description: '<p>Each</p>',
    thumbnail: '',
    gallery: [],
    activated: true,
  },
];
const videos = [
  {
    _id: oldId(60),
    title: 'Easter',
    description: '',
    youtube_url: 'https://www.youtube.com/watch?v=abcdefghijk',
    video_url: '',
    thumbnail: '',
    order: '2',
    activated: true,
  },
];
/** More than one page of them. */
const prayers = Array.from({ length: 120 }, (_, nth) => ({
  _id: oldId(1000 + nth),
  date: new Date(Date.UTC(1968, 0, 1 + nth)).toISOString().slice(0, 10),
  description: `For parish ${nth}`,
}));

const only = (docs: readonly Doc[], name: string) => (body: Doc) =>
  docs.filter((doc) => doc[name] === body[name]);
const active = (list: (body: Doc) => readonly Doc[]) => (body: Doc) =>
  list(body).filter(({ activated }) => activated === true);
const news = (body: Doc): readonly Doc[] => (body.type === 'dioceses' ? madrasNews : youthNews);
const publications = only([...books, ...resources], 'type');
const ofType = (body: Doc): readonly Doc[] => users.filter(({ user_type }) => user_type === body.type);
const statements = [
  { _id: oldId(70), type: 'press', title: 'On peace', description: 'We pray', date: '1964-05-27', pdf: '' },
];

/** A made-up church in the words of the old system. */
export async function oldChurch(otherwise?: OldContent['otherwise']): Promise<OldContent> {
  const image = await picture();
  return {
    token: TOKEN,
    ...(otherwise ? { otherwise } : {}),
    lists: {
      'department/get': () => departments,
      // Lists of dioceses are names alone; the single one has the rest.
      'diocese/get': () => [{ _id: MADRAS, name: 'Madras' }],
      'user/get': ofType,
      'news/get': news,
      'events/get': ({ type }) => (type === 'departments' ? [event] : []),
      'publications/get': publications,
      'campaigns/get': () => campaigns,
      'description/get': () => [],
      'videos/get': () => videos,
      'statements/get': only(statements, 'type'),
      'prayer_calendar/get': () => prayers,
      'promotions/get': () => [],
      'partner_network/get': () => [],
      'news_letter/get_subscriber': () => [
        { _id: oldId(80), name: 'Ruth', email: 'ruth@example.org', phone: '98470 00000' },
      ],
      'enquiries/get': () => [],
      'public/get_departments_list': () => departments,
      'public/get_diocese_list': () => [{ _id: MADRAS, name: 'Madras' }],
      'public/get_users_list': ofType,
      'public/get_news_list': active(news),
      'public/get_events_list': ({ type }) => (type === 'departments' ? [event] : []),
      'public/get_publications_list': publications,
      'public/get_campaigns_list': active(() => campaigns),
      'public/get_descriptions_list': () => [],
      'public/get_videos_list': () => videos,
      'public/get_statements_list': only(statements, 'type'),
      'public/get_prayer_calendars_list': () => prayers,
      'public/get_all_promotions_list': () => [],
      'public/get_partners_and_networks_list': () => [],
    },
    single: { [`diocese/get/${MADRAS}`]: diocese, [`public/get_diocese/${MADRAS}`]: diocese },
    files: {
      '/uploads/harvest.jpg': image,
      '/uploads/broken.jpg': Buffer.concat([image, Buffer.alloc(300_000)]),
      '/uploads/circular.pdf': pdfSample(2),
      // What a web server answers instead of a file that is gone.
      '/uploads/page.jpg': Buffer.from('<!doctype html><title>Not found</title>'),
    },
  };
}
