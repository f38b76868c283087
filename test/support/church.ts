import pg from 'pg';
import { CALLS } from '#calls/calls.ts';
import { CONTENT_PATHS } from '#calls/paths.ts';
import { KINDS } from '#kinds/kinds.ts';
import { dayOf } from '#lib/dates.ts';
import { type Client, clientOf, type News, type Unit } from './client.ts';
import { pdf, pictures } from './files.ts';
import { createPath, type Files, SAMPLES, type SampleName, stemOf } from './samples.ts';
import type { App } from './server.ts';
import { until } from './until.ts';

/** A small church: enough of everything that no page is empty. */
export type Church = {
  app: App;
  client: Client;
  /** Has the most news. */
  youth: Unit;
  ecology: Unit;
  madras: Unit;
  medak: Unit;
  /** With formatted text, gallery and PDF. */
  story: News;
  /** In Tamil, of a diocese. */
  tamil: News;
  /** In Malayalam, of a department. */
  malayalam: News;
  /** Not active. */
  hidden: News;
  /** The name of a PDF that can be read as a page. */
  paper: string;
  /** The id of a book with several pictures. */
  book: string;
  /** The id of an issue of the magazine whose pages are drawn. */
  issue: string;
  /** The id of a statement with a long text. */
  statement: string;
  /** The ids of an event that is coming, in several days, and of a campaign with a gallery. */
  event: string;
  /** A day of an event that repeats, as its address has it. */
  eventDay: string;
  campaign: string;
  /** The id of a newsletter, and the secret of a subscriber's mails. */
  newsletter: string;
  mailKey: string;
  /** The id of a video that plays from a video site. */
  video: string;
  /** The id of a record of each kind that visitors read, by its name. */
  oneOf: Readonly<Record<string, string>>;
};

/** Fills a running server that holds nothing yet. `camps`: so many more news of the youth, for lists with several pages. */
export async function smallChurch(app: App, camps = 3): Promise<Church> {
  const client = await clientOf(app);
  const [youth, ecology, madras, medak] = [
    await client.department('Youth'),
    await client.department('Ecological Concerns'),
    await client.diocese('Madras', 'Tamil Nadu'),
    await client.diocese('Medak', 'Telengana'),
  ];
  for (let i = 1; i <= camps; i++) await client.news(youth, `Camp number ${i}`, { date: '2025-05-01' });
  for (let i = 1; i <= 5; i++) await client.news(madras, `Choir number ${i}`, { date: '2025-06-01' });
  await client.news(ecology, 'A thousand saplings', { heading: 'Planted before the rain' });
  await client.news(medak, 'The tower clock strikes again', { date: '2026-02-01' });
  const files = await Promise.all((await pictures(5)).map((file) => client.upload(file)));
  const order = await client.upload(await pdf('Order of service.pdf'));
  const story = await client.news(youth, 'Young people walk for water', {
    heading: 'Forty kilometres in three days, and a well at the end of them',
    date: '2026-03-12',
    description: `<h2>The way</h2><p>They walked <strong>forty</strong> kilometres, past
      <a href="https://example.org">the old mission</a>.</p><ul><li>Sathankulam</li><li>Kovilpatti</li></ul>
      <p><img src="${files[0]}" alt="The well"></p><blockquote><p>Whoever drinks of this water.</p></blockquote>
      <p class="align-center">மழை நேரத்தில் வந்தது</p>`,
    gallery: files.slice(1),
    pdf: [order],
  });
  const tamil = await client.news(madras, 'மறைமாவட்ட மாநாடு சென்னையில் நடைபெற்றது', {
    heading: 'மூன்று நாட்கள் நடைபெற்ற மாநாட்டில் ஐந்நூறு பேர் கலந்து கொண்டனர்',
    description: '<p>பேராயர் துவக்கி வைத்தார். மாநாடு ஜெபத்துடன் நிறைவு பெற்றது.</p>',
    date: '2026-03-11',
  });
  const malayalam = await client.news(youth, 'യുവജന സംഗമം കോട്ടയത്ത് സമാപിച്ചു', {
    description: '<p>സംഗമത്തിൽ അഞ്ഞൂറിലധികം യുവജനങ്ങൾ പങ്കെടുത്തു.</p>',
    date: '2026-03-10',
  });
  await somePeople(client, files[1] ?? '');
  await fullUnits(client, youth, madras, files, order);
  const documents = await someDocuments(client, youth, files, order);
  const life = await someLife(client, youth, madras, files);
  await client.call('POST', 'promotions/create', {
    ...{ title: 'Organ Works', type: 'platinum', url: 'https://example.org/organs', thumbnail: files[0] },
  });
  const hidden = await client.news(youth, 'Not for visitors yet', { activated: false });
  const mailed = await someMail(app, client, [story, tamil]);
  const units = { youth, ecology, madras, medak };
  const oneOf = await oneOfEach(client, { picture: files[0] ?? '', paper: order, film: '' });
  await filesAreReady(app);
  const paper = order.split('/').at(-1) ?? '';
  return {
    app,
    client,
    paper,
    ...units,
    story,
    tamil,
    malayalam,
    hidden,
    ...documents,
    ...life,
    ...mailed,
    oneOf,
  };
}

/** Of what nothing has been made so far a record is made, as the tests' samples have it. */
async function oneOfEach(client: Client, given: Files): Promise<Record<string, string>> {
  const ids: Record<string, string> = {};
  for (const kind of Object.keys(SAMPLES) as SampleName[]) {
    const name = stemOf(kind);
    // Persons share their calls with those who sign in, and have no page of their own.
    if (name !== kind || KINDS[kind].may.read !== 'everyone') continue;
    const found = await client.call('POST', CONTENT_PATHS[name].List, {});
    const [first] = Array.isArray(found) ? found : found.docs;
    ids[kind] = (first ?? (await client.call('POST', createPath(kind), SAMPLES[kind]('Record', given))))._id;
  }
  return ids;
}

/** Waits until all pictures have their smaller copies, all PDFs are read and the magazine is drawn: a page says more of a file then. */
export const filesAreReady = (app: App): Promise<void> =>
  until(async () => {
    const waiting = await inDatabase(
      app,
      `select id from media m where (kind = 'image' and variants_at is null)
        or (type = 'application/pdf' and not exists (select from paper p where p.media_id = m.id))
        or exists (select from publication t join paper p on p.media_id = m.id where t.type = 'magazine' and t.activated and t.pdf[1] = m.id
          and m.pages > (select count(*) from page_picture g where g.paper_id = p.id and g.variants is not null))`,
    );
    return waiting.length === 0;
  });

/** Asks the database of a running program. */
export async function inDatabase<R extends pg.QueryResultRow>(app: App, query: string): Promise<R[]> {
  const database = new pg.Client(app.settings.databaseUrl);
  await database.connect();
  const { rows } = await database.query<R>(query);
  await database.end();
  return rows;
}

/** A subscriber, and a newsletter that is sent to this one. */
async function someMail(app: App, client: Client, stories: readonly News[]) {
  const reader = { name: 'Ponnamma', email: 'ponnamma@example.org', phone: '' };
  await client.call('POST', CALLS.subscriberCreate.path, reader);
  const sent = await client.call('POST', CALLS.newsletterSend.path, { news: stories.map(({ id }) => id) });
  // Only a mail knows the key.
  const [row] = await inDatabase<{ mail_key: string }>(app, 'select mail_key from subscriber');
  // The office takes the name out again: lists of subscribers are empty at first, and the links of the mail lead somewhere all the same.
  const { docs } = await client.call('POST', CALLS.subscriberList.path, {});
  for (const { _id } of docs) await client.call('DELETE', CALLS.subscriberDelete.path.replace('{id}', _id));
  return { newsletter: sent._id, mailKey: row?.mail_key ?? '' };
}

/** Somebody on each page of the administration, with a portrait and without one. */
async function somePeople(client: Client, profile_picture: string): Promise<void> {
  const person = (user_type: string, user_name: string, more: object) =>
    client.call('POST', 'user/add', { user_type, user_name, user_sort: true, ...more });
  const facts = { email: 'moderator@example.org', mobile: '+91 1, +91 2', phone: '044 1', fax: '044 2' };
  await person('officers', 'The Most Rev. Samuel Ramayampet', {
    ...{ designation: 'Moderator', sort: 1, profile_picture, address: 'Cathedral Close, Medak 502 110' },
    ...facts,
  });
  await person('officers', 'டாக்டர் நளினி', { designation: 'Treasurer', sort: 2, ...facts });
  await person('csita_officers', 'Dr. Asha Cornelius', { designation: 'President', ...facts });
  const role = 'Staff Under General Secretary';
  await person('secretarial_staff', 'Mrs. Jayanthi Wilfred', { role, designation: 'Head', profile_picture });
  await person('secretarial_staff', 'Mr. R. Prakasam', { role, designation: 'Staff' });
  await person('working_committee', 'Mrs. Rita Sangareddy', {
    role: 'regional_women',
    designation: 'Telangana',
  });
  for (const type of ['working_committee', 'executive_committee', 'csita_content', 'vision'])
    await client.call('POST', 'description/create', {
      type,
      description: '<p>It meets four times a year.</p>',
    });
  const years = '<ul><li>1908: The first letter</li><li>1931: One table</li></ul>';
  const description = `<p>They came by boat.</p><h2>Formation</h2>${years}<p>மழை நேரத்தில் வந்தது</p>`;
  await client.call('POST', 'description/create', { type: 'history', description });
  const partner = { category: 'partner', name: 'Bread for the Road', url: 'example.org' };
  await client.call('POST', 'partner_network/create', { ...partner, image: profile_picture });
  await client.call('POST', 'partner_network/create', { ...partner, name: 'கரங்கள்' });
}

/** A department and a diocese with all that their pages show. */
async function fullUnits(
  client: Client,
  youth: Unit,
  madras: Unit,
  shown: readonly string[],
  roll: string,
): Promise<void> {
  const [profile_picture, thumbnail] = shown;
  const person = (user_name: string, role: string, unit: object) =>
    client.call('POST', 'user/add', { user_name, role, profile_picture, user_sort: true, ...unit });
  const ofYouth = { user_type: 'department_personnels', department: youth.id };
  await person('The Rev. Daniel Prem', 'Director', ofYouth);
  await person('Ms. Sharon Elizabeth', 'Department Executive', ofYouth);
  await client.call('PUT', `department/edit/${youth.id}`, {
    aim: '<p>To give the young a say now.</p><h2>Objectives</h2><ol><li>One long walk</li></ol>',
  });
  const ofMadras = { user_type: 'diocese_personnels', diocese: madras.id };
  await person('The Rt. Rev. Dr. Jebakumar', 'bishop', ofMadras);
  await person('டாக்டர் பிரேமலதா', 'diocesan_officer', { ...ofMadras, designation: 'Treasurer' });
  const rows = shown.map((url) => ({ url }));
  await client.call('PUT', `diocese/edit/${madras.id}`, {
    ...{ address: '226 Cathedral Road, Chennai', phone: '044 2811 0000', email: 'office@example.org' },
    ...{ banner: rows.slice(0, 2), gallery: rows, ministerial_role: [{ url: roll, date: '2026-03-01' }] },
    description: [
      { title: 'Land and people', description: '<p>Between the sea and the hills.</p>' },
      { title: 'எங்கள் நம்பிக்கை', description: '<p>அன்பில் ஒன்றாய், பணியில் ஒன்றாய்.</p>' },
    ],
  });
  for (const [unit, name] of [
    [{ department: youth.id }, 'Night walk for Sunday schools'],
    [{ diocese: madras.id }, 'கிறிஸ்துமஸ் கீத ஆராதனை'],
  ] as const)
    await client.call('POST', 'events/create', {
      ...unit,
      ...{ name, thumbnail, description: 'In every parish.' },
      ...{ from_date: '2099-12-05T10:00:00Z', to_date: '2099-12-06T10:00:00Z' },
    });
}

/** Books, an issue, papers and announcements, one or two of each, with files and without. */
async function someDocuments(
  client: Client,
  { id: department }: Unit,
  [thumbnail = '', ...content_image]: readonly string[],
  paper: string,
): Promise<Pick<Church, 'book' | 'issue' | 'statement'>> {
  const publish = async (type: string, title: string, more: object = {}): Promise<string> =>
    (await client.call('POST', 'publications/create', { type, title, thumbnail, ...more }))._id;
  const book = await publish('books', 'Hymns of the Five Rivers', {
    description: 'Three hundred and twelve hymns.\nCloth, 480 pages.',
    content_image,
  });
  await publish('books', 'കീർത്തനങ്ങൾ');
  const issue = await publish('csi_life', 'Life, October 2026', {
    date: '2026-10-01',
    pdf: paper,
    special_edition: true,
  });
  await publish('csi_life', 'Life, March 2025', { date: '2025-03-01', pdf: paper });
  await publish('resources', 'ஞாயிறு பள்ளி பாடத்திட்டம்', { department, date: '2026-06-15', pdf: [paper, paper] });
  await publish('library_archives', 'Register of a hill parish', { date: '2025-01-18' });
  const announce = async (type: string): Promise<string> =>
    (
      await client.call('POST', 'statements/create', {
        ...{ type, title: 'On the floods and the release of the dams', date: '2026-11-10', pdf: [paper] },
        description: 'The Synod asks for the order in which shutters are opened. '.repeat(6),
      })
    )._id;
  const [statement = ''] = [await announce('statement'), await announce('press'), await announce('govt')];
  return { book, issue, statement };
}

/** Events that are over and that are coming, campaigns, videos from elsewhere and of our own, and what is prayed for and read. */
async function someLife(
  client: Client,
  youth: Unit,
  madras: Unit,
  [thumbnail = '', ...gallery]: readonly string[],
): Promise<Pick<Church, 'event' | 'eventDay' | 'campaign' | 'video'>> {
  const make = async (call: string, more: object): Promise<string> =>
    (await client.call('POST', `${call}/create`, { thumbnail, ...more }))._id;
  const happen = (
    name: string,
    from_date: string,
    to_date: string,
    unit: object = { department: youth.id },
  ) =>
    make('events', {
      name,
      from_date,
      to_date,
      description: 'Bring a shawl.\nThe bus leaves at noon.',
      ...unit,
    });
  await happen('Spring camp', '2025-04-01T10:00', '2025-04-02T18:00');
  await happen('கிறிஸ்துமஸ் கீத ஆராதனை', '2099-12-13T18:00', '2099-12-13T20:00', { diocese: madras.id });
  const choirs = await happen('Meeting of the choirs', '2099-12-05T00:00', '2099-12-05T00:00', {
    ...{ department: youth.id, repeats: 'monthly_weekday', repeat_times: 6 },
  });
  const event = await happen('Retreat for young leaders', '2099-11-28T17:30', '2099-11-30T09:00');
  const description = '<p>Eighteen thousand rupees make one house dry again.</p>';
  await make('campaigns', { title: 'A lamp for every hostel', description, thumbnail: '' });
  await make('campaigns', { title: 'മഴയ്ക്ക് മുമ്പ് മേൽക്കൂര', description });
  const campaign = await make('campaigns', { title: 'Roofs before the rains', description, gallery });
  const youtube_url = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
  await make('videos', { title: 'ஞாயிறு பள்ளி', youtube_url, order: 2, thumbnail: '' });
  const video = await make('videos', { title: 'The long road', youtube_url, order: 1 });
  const date = dayOf(new Date());
  await make('prayer_calendar', { date, description: 'Those who taught us to pray' });
  await make('prayer_calendar', {
    date: '2026-10-04',
    description: 'மீனவர்களும் அவர்கள் குடும்பங்களும்',
    readings: 'Old Testament: Genesis 2:18–24\nPsalm: Psalm 8\nEpistle: Hebrews 1:1–4\nGospel: Mark 10:2–16',
    theme: 'Not good to be alone',
    collect: 'O God, who hast made us one for another: keep us from all that parts us.',
    songs: 'The day thou gavest, Lord, is ended\nகர்த்தர் என் மேய்ப்பர்',
  });
  await make('publications', { type: 'csi_lectionary', title: 'Lectionary 2026', date: '2026-01-01' });
  await make('publications', { type: 'sermons', title: 'Salt and light', date: '2026-02-08' });
  return { event, eventDay: `${choirs}/2099-12-05`, campaign, video };
}
