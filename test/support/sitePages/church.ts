import { KINDS } from '#kinds/kinds.ts';
import type { People, TestApi } from '../api.ts';
import { createPath, type Files, files, SAMPLES, type SampleName, type UnitOf } from '../samples.ts';

/** What rows of the checklist need to know of the church whose pages they look at. */
export interface SiteChurch {
  readonly youth: string;
  readonly ecology: string;
  readonly madras: string;
  readonly medak: string;
  /** Addresses of uploaded files. */
  readonly given: Files;
  /** The ids of records by the titles that they have below. */
  readonly ids: Readonly<Record<string, string>>;
  /** The id of a record of each kind that visitors read, by its name. */
  readonly oneOf: Readonly<Record<string, string>>;
}

/** A list's page and one record more, which is on the second page. */
const MORE_THAN_A_PAGE = 22;

/** Units and nothing in them. */
export async function emptyChurch(api: TestApi, who: People): Promise<SiteChurch> {
  const { youth, ecology, madras, medak } = who;
  return {
    ...{ youth: youth.id, ecology: ecology.id, madras: madras.id, medak: medak.id },
    given: await files(api, who),
    ids: {},
    oneOf: {},
  };
}

/**
 * The same with something of everything: a list that has pages has two of them. Titles say which kind a record is of, and its number, from 1
 * on; the last one that was made is the newest. `times`: so many of those that have pages.
 */
export async function fillChurch(
  api: TestApi,
  who: People,
  church: SiteChurch,
  times = MORE_THAN_A_PAGE,
): Promise<SiteChurch> {
  const { given } = church;
  const [youth, madras] = [{ department: church.youth }, { diocese: church.madras }];
  const ids: Record<string, string> = {};
  const oneOf: Record<string, string> = {};

  async function make(kind: SampleName, title: string, more: object = {}, unit?: UnitOf): Promise<void> {
    const made = await api.call('POST', createPath(kind), who.office, {
      ...SAMPLES[kind](title, given, unit),
      ...more,
    });
    if (made.status !== 200) throw new Error(`${kind} '${title}': ${JSON.stringify(made.body)}`);
    ids[title] = made.body.data._id;
    oneOf[kind] = made.body.data._id;
  }
  async function many(
    count: number,
    kind: SampleName,
    title: string,
    more: object = {},
    unit?: UnitOf,
  ): Promise<void> {
    for (let i = 1; i <= count; i++) await make(kind, `${title} ${i}`, more, unit);
  }

  await many(times, 'news', 'Youth news', { date: '2026-11-02', description: textWithFilm('Text') }, youth);
  await many(times, 'news', 'Madras news', { date: '2026-11-01' }, madras);
  await make('news', 'Ecology news', {}, { department: church.ecology });
  await many(times, 'event', 'Youth event', {}, youth);
  for (const n of [1, 2, 3, 4])
    await make('event', `Madras event ${n}`, n === 2 ? { repeats: 'yearly', repeat_times: 3 } : {}, madras);
  await many(times, 'campaign', 'Campaign', { description: textWithFilm('Clean <b>water</b>') });
  await many(times, 'video', 'Video');
  for (const [type, title] of [
    ['books', 'Book'],
    ['csi_life', 'Issue'],
    ['resources', 'Document'],
    ['library_archives', 'Archive'],
    ['csi_lectionary', 'Lectionary'],
    ['sermons', 'Sermon'],
  ] as const) {
    const unit = type === 'resources' ? youth : {};
    await many(times, 'publication', title, { type, date: '2026-10-04', ...unit });
    await make('publication', `${title} of 2019`, {
      type,
      date: '2019-03-01',
      special_edition: true,
      ...unit,
    });
  }
  for (const [type, title] of [
    ['statement', 'Statement'],
    ['press', 'Press release'],
    ['govt', 'Scheme'],
  ] as const)
    await many(5, 'statement', title, { type });
  await many(1, 'prayer', 'Prayer');
  await make('prayer', 'Prayer of October', { date: '2025-10-04' });
  await make('prayer', 'Prayer of a Sunday', { date: '2025-10-05', readings: 'Gospel: Luke 17:5–10' });
  await many(2, 'promotion', 'Gold advertisement');
  await many(2, 'promotion', 'Platinum advertisement', { type: 'platinum', banner_image: given.picture });
  for (const [category, title] of [
    ['partner', 'Partner'],
    ['network', 'Network'],
  ] as const)
    await many(times, 'partner', title, { category, url: 'example.org' });
  for (const type of [
    ...['working_committee', 'executive_committee', 'csita_content'],
    ...['history', 'vision', 'mission', 'logo'],
  ])
    await make('description', `Text of ${type}`, { type, description: textWithFilm(`Text of ${type}`) });
  await make('person', 'First officer', {
    ...{ designation: 'Moderator', sort: '1', email: 'moderator@example.org', address: 'Medak 502 110' },
    ...{ mobile: '+91 1, +91 2', phone: '044 1', fax: '044 2' },
  });
  await many(times, 'person', 'Officer', { designation: 'Secretary' });
  await make('person', 'Officer of the association', {
    user_type: 'csita_officers',
    designation: 'President',
  });
  for (const [role, name] of [
    ['regional_women', 'Woman of the region'],
    ['member', 'Member of the committee'],
    ['officer', 'Officer of the committee'],
  ])
    await make('person', name ?? '', {
      ...{ user_type: 'working_committee', role, designation: 'Of the church', mobile: '+91 95' },
    });
  const staff = { user_type: 'secretarial_staff', role: 'Staff Under General Secretary' };
  await many(times, 'person', 'Staff', { ...staff, designation: 'Staff' });
  await make('person', 'Head of the office', {
    ...staff,
    designation: 'Head',
    sort: '',
    phone: '044 2811 3000',
  });
  await fillUnits(api, who, church, (name, role, unit, more) =>
    make('person', name, { role, ...more }, unit),
  );
  for (const kind of Object.keys(SAMPLES) as SampleName[])
    if (KINDS[kind].may.read === 'everyone' && !(kind in oneOf)) await make(kind, `Some ${kind}`, {}, youth);
  return { ...church, ids, oneOf };
}

/** An editor's text with a video in it. */
const textWithFilm = (text: string): string =>
  `<p>${text}</p><iframe src="https://youtu.be/dQw4w9WgXcQ" title="A film"></iframe>`;

/** All that the pages of a department and of a diocese show. */
async function fillUnits(
  api: TestApi,
  who: People,
  { youth, madras, given }: SiteChurch,
  person: (name: string, role: string, unit: UnitOf, more?: object) => Promise<void>,
): Promise<void> {
  const aim = `${textWithFilm('To give the young a say now.')}<h2>Objectives</h2><ol><li>One long walk</li></ol>`;
  await api.call('PUT', `department/edit/${youth}`, who.office, { aim });
  await person(
    'Director of the youth',
    'Director',
    { department: youth },
    {
      ...{
        phone: '044 2811 2000',
        mobile: '',
        email: 'youth@example.org',
        address: '5 Cathedral Road, Chennai',
      },
    },
  );
  await person('Advisor of the youth', 'Hon. Advisor', { department: youth });
  await person('Associate of the youth', 'Associate director', { department: youth });
  await person('Executive of the youth', 'Department Executive', { department: youth });
  await person('Driver of the youth', 'Driver', { department: youth }, { mobile: '+91 97' });
  await person(
    'Bishop of Madras',
    'bishop',
    { diocese: madras },
    { phone: '044 2811 1000', mobile: '+91 96' },
  );
  await person('Director of Madras', 'director', { diocese: madras });
  await person('Treasurer of Madras', 'diocesan_officer', { diocese: madras }, { phone: '044 2811 1002' });
  const pictures = [{ url: given.picture }];
  await api.call('PUT', `diocese/edit/${madras}`, who.office, {
    ...{ address: '226 Cathedral Road, Chennai', phone: '044 2811 0000', mobile: '+91 98, +91 99' },
    ...{ fax: '044 2811 0001', email: 'office@example.org', banner: pictures, gallery: pictures },
    description: [
      { title: 'Land and people', description: textWithFilm('Between the sea and the hills.') },
      { title: 'Our work', description: '<p>Schools.</p>' },
    ],
    ministerial_role: [{ url: given.paper, date: '2026-03-01' }],
  });
}
