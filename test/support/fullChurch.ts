import { pdf } from '#media/testSamples.ts';
import { type Client, clientOf, type Login } from './client.ts';
import { picture } from './files.ts';
import { createPath, SAMPLES, type SampleName, type UnitOf } from './samples.ts';
import type { App } from './server.ts';

/** A church with at least one record in every list of the console, a diocese without anything, and somebody of each role. */
export interface FullChurch {
  readonly client: Client;
  readonly users: { readonly diocese: Login; readonly department: Login };
  /** Ids by the names that addresses give them. */
  readonly ids: Readonly<Record<string, string>>;
}

/** Fills a running server that holds nothing yet. */
export async function fullChurch(app: App): Promise<FullChurch> {
  const client = await clientOf(app);
  const youth = await client.department('Youth');
  const madras = await client.diocese('Madras', 'Tamil Nadu');
  const medak = await client.diocese('Medak', 'Telengana');
  const given = {
    picture: await client.upload(await picture('picture.jpg')),
    paper: await client.upload({ name: 'paper.pdf', mimeType: 'application/pdf', buffer: pdf() }),
    film: '',
  };
  const department = { department: youth.id };
  const diocese = { diocese: madras.id };
  const users = {
    diocese: await client.user('Madras', madras),
    department: await client.user('Youth', youth),
  };
  const uploadedBy = async (login: Login): Promise<typeof given> => ({
    ...given,
    picture: await (await clientOf(app, login)).upload(await picture('own.jpg')),
  });
  // What stands in a unit's records its own users have uploaded, and may describe (AMB-044).
  const givenTo = new Map<UnitOf, typeof given>([
    [department, await uploadedBy(users.department)],
    [diocese, await uploadedBy(users.diocese)],
  ]);
  const make = async (kind: SampleName, unit?: UnitOf, more: object = {}): Promise<string> => {
    const files = (unit && givenTo.get(unit)) ?? given;
    return (await client.call('POST', createPath(kind), { ...SAMPLES[kind]('Record', files, unit), ...more }))
      ._id;
  };
  const [news, dioceseNews] = [await make('news', department), await make('news', diocese)];
  for (const unit of [department, diocese])
    for (const kind of ['event', 'person'] as const) await make(kind, unit);
  for (const user_type of ['officers', 'csita_officers', 'secretarial_staff'])
    await make('person', undefined, { user_type });
  for (const type of ['working_committee', 'csita_content']) await make('description', undefined, { type });
  await make('publication', undefined, { type: 'resources', ...department });
  for (const type of ['csi_life', 'books', 'library_archives', 'sermons', 'csi_lectionary'])
    await make('publication', undefined, { type });
  for (const type of ['govt', 'press', 'statement']) await make('statement', undefined, { type });
  const made: readonly string[] = [
    'news',
    'event',
    'person',
    'description',
    'publication',
    'statement',
    'campaign',
  ];
  for (const kind of Object.keys(SAMPLES) as SampleName[]) if (!made.includes(kind)) await make(kind);
  const campaign = await make('campaign');
  await client.call('PUT', `diocese/edit/${madras.id}`, {
    address: '226 Cathedral Road',
    banner: [{ url: givenTo.get(diocese)?.picture }],
    gallery: [{ url: givenTo.get(diocese)?.picture }],
    description: [{ title: 'History', description: '<p>Since 1947.</p>' }],
    ministerial_role: [{ url: given.paper }],
  });
  const newsletter = await client.call('POST', 'news_letter/send_news_letter', { news: [news] });
  const letter = { name: 'Mary', email: 'mary@example.org', message: 'When, please?' };
  await client.call('POST', 'public/add_querys', { ...letter, subject: 'Opening hours', type: madras.id });
  const books = await client.call('POST', 'publications/get', { type: 'books' });
  const product = books.docs[0]._id;
  await client.call('POST', 'public/place_order', { ...letter, mobile: '1', address: 'Erode', product });
  const firstOf = async (path: string) => (await client.call('POST', path, {})).docs[0]._id;
  return {
    client,
    users,
    ids: {
      youth: youth.id,
      madras: madras.id,
      medak: medak.id,
      news,
      dioceseNews,
      campaign,
      newsletter: newsletter._id,
      officer: await firstOfType('officers'),
      associationOfficer: await firstOfType('csita_officers'),
      staff: await firstOfType('secretarial_staff'),
      enquiry: await firstOf('enquiries/get'),
      order: await firstOf('orders/get'),
    },
  };
  async function firstOfType(type: string): Promise<string> {
    return (await client.call('POST', 'user/get', { type })).docs[0]._id;
  }
}
