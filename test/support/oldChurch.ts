import { gzipSync } from 'node:zlib';
import { BSON } from 'bson';
import { crc64 } from '#import/crc64.ts';

const { Binary, Decimal128, EJSON, Int32, Long, ObjectId } = BSON;
const id = (n: number) => new ObjectId(`5d50000000000000000000${String(n).padStart(2, '0')}`);
const youth = { _id: id(1), name: 'Youth', aim: '<p>Serve</p>', sub_domain: 'youth', __v: 0 };
const grace = { _id: id(11), user_name: 'Grace', email: 'grace@example.org' };
const made = {
  created_by: id(11),
  createdAt: new Date('2019-08-12T09:00:00Z'),
  updatedAt: new Date(),
  __v: new Int32(0),
};

/** The collections of a made-up church's old database, with what such databases are like. */
export const OLD_CHURCH: Readonly<Record<string, readonly BSON.Document[]>> = {
  departments: [youth, { _id: id(2), name: 'Women', sub_domain: null, aim: '', __v: 0 }],
  dioceses: [
    {
      ...{
        _id: id(3),
        name: 'Malabar',
        state: 'Kerala',
        sub_domain: 'malabar',
        mobile: Long.fromString('919847000000'),
      },
      gallery: [{ url: 'media/harvest.jpg', date: new Date('2019-08-11T00:00:00Z'), _id: id(31) }],
      description: [{ title: 'History', description: '<p>Since 1947</p>' }],
    },
  ],
  users: [
    { ...grace, user_type: 'department_user', department: id(1), mobile: 9847000001, password: 'x', ...made },
    {
      _id: id(12),
      user_name: 'Rt Rev Paul',
      user_type: 'diocese_personnels',
      role: 'bishop',
      sort: new Int32(3),
      diocese: id(3),
    },
    {
      _id: id(13),
      user_name: 'Anna',
      user_type: 'officers',
      sort: '4',
      mobile: '',
      phone: null,
      designation: 'Treasurer',
    },
  ],
  news: [
    {
      _id: id(21),
      title: 'Foundation stone',
      department: id(1),
      date: new Date('1931-04-05T06:30:00Z'),
      activated: true,
      ...made,
    },
    {
      ...{
        _id: id(22),
        title: 'അറിയിപ്പ് “}” 🕊',
        heading: 'a \\ and "',
        department: { _id: id(1), name: 'Youth' },
      },
      ...{
        description: '<p>[{"a": 1},\n{\t}]</p>',
        date: '2019-08-11',
        activated: false,
        thumbnail: 'media/harvest.jpg',
      },
      ...{
        gallery: ['media/harvest.jpg', 'media/lost.jpg'],
        pdf: [],
        created_by: { ...grace },
        createdAt: made.createdAt,
      },
    },
    {
      _id: id(23),
      title: 'Draft',
      heading: null,
      diocese: id(3),
      departments: [],
      status: 'draft',
      thumbnail: '',
      date: '',
    },
    { _id: id(24), title: 'Deleted', department: id(1), isDeleted: true },
  ],
  events: [
    {
      ...{ _id: id(41), name: 'Camp', description: '', departments: [youth], url: null, activated: 'true' },
      ...{ from_date: new Date('2020-01-02T04:30:00Z'), to_date: new Date('2020-01-03T04:30:00Z') },
    },
  ],
  publications: [
    {
      _id: id(51),
      type: 'csi_life',
      title: 'March',
      year: '2019',
      month: '03',
      special_edition: 'false',
      ...made,
    },
    {
      _id: id(52),
      type: 'books',
      title: 'Hymns',
      price: Decimal128.fromString('120'),
      postage: new BSON.Double(30),
      ...made,
    },
  ],
  prayer_calendar: [{ _id: 7, date: new Date('2019-12-24T18:30:00Z'), description: 'For farmers' }],
  partners: [
    { _id: new Binary(Buffer.from('one')), category: 'partner', name: 'Bible Society', url: 'example.org' },
  ],
  subscribers: [
    {
      _id: id(61),
      name: 'Asha',
      email: 'asha@example.org',
      phone: Long.fromString('919847000002'),
      created_at: made.createdAt,
    },
    { _id: id(62), name: 'Left', email: 'left@example.org', subscribed: false },
  ],
  orders: [
    {
      ...{
        _id: id(71),
        name: 'Asha',
        email: 'asha@example.org',
        mobile: '98',
        address: 'Kollam',
        product: id(52),
      },
      ...{ quantity: 2, created_at: made.createdAt },
    },
  ],
};

const each = (write: (name: string, records: readonly BSON.Document[]) => [string, string | Buffer]) =>
  Object.entries(OLD_CHURCH).map(([name, records]) => write(name, records));
const lines = (records: readonly BSON.Document[], relaxed: boolean): string =>
  records.map((one) => `${EJSON.stringify(one, { relaxed })}\n`).join('');
const bson = (records: readonly BSON.Document[]): Buffer =>
  Buffer.concat(records.map((one) => BSON.serialize(one)));
const beside: [string, string][] = [
  ['dump/church/news.metadata.json', '{"indexes":[],"uuid":"","collectionName":"news","type":"collection"}'],
  ['dump/prelude.json', '{"ServerVersion":"7.0.2","ToolVersion":"100.9.4"}'],
];

/** What the fields are called in a database that somebody else made. */
const OTHERWISE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  departments: { name: 'title', aim: 'aimsAndObjectives', sub_domain: 'subDomain' },
  dioceses: { name: 'title', sub_domain: 'subDomain', mobile: 'mobileNo' },
  users: { user_name: 'fullName', mobile: 'mobile_number', sort: 'Sort Order', designation: 'position' },
  news: {
    ...{ title: 'headline', heading: 'subTitle', description: 'body', date: 'publishDate' },
    ...{ thumbnail: 'photo', gallery: 'images', pdf: 'documents', department: 'departmentId' },
  },
  events: { name: 'title', description: 'text', from_date: 'startDate', to_date: 'end', url: 'link' },
  publications: { title: 'headline' },
  prayer_calendar: { date: 'day', description: 'content' },
  partners: { name: 'title', url: 'website' },
  subscribers: { phone: 'mobile' },
  orders: { mobile: 'phone', quantity: 'qty' },
};
const otherwise = (name: string, records: readonly BSON.Document[]): BSON.Document[] =>
  records.map((record) =>
    Object.fromEntries(
      Object.entries(record).map(([field, value]) => [OTHERWISE[name]?.[field] ?? field, value]),
    ),
  );

/** The files of the old church in each form in which tools of MongoDB write it: their paths, and what is in them. */
export const FORMS: Readonly<Record<string, () => [path: string, content: string | Buffer][]>> = {
  lines: () => each((name, records) => [`${name}.json`, lines(records, true)]),
  'an array': () =>
    each((name, records) => [`church.${name}.json`, EJSON.stringify([...records], { relaxed: true }, 2)]),
  canonical: () => each((name, records) => [`${name}.json`, lines(records, false)]),
  'UTF-8 with a mark': () => each((name, records) => [`${name}.jsonl`, `\ufeff${lines(records, true)}`]),
  'UTF-16': () =>
    each((name, records) => [
      `${name}.json`,
      Buffer.from(`\ufeff${lines(records, true).replaceAll('\n', '\r\n')}`, 'utf16le'),
    ]),
  gzip: () => each((name, records) => [`${name}.json.gz`, gzipSync(lines(records, true))]),
  mongodump: () => [...each((name, records) => [`dump/church/${name}.bson`, bson(records)]), ...beside],
  'mongodump, gzip': () => [
    ...each((name, records): [string, Buffer] => [`dump/church/${name}.bson.gz`, gzipSync(bson(records))]),
    ...beside.map(([path, text]): [string, Buffer] => [`${path}.gz`, gzipSync(text)]),
  ],
  'other names of fields': () =>
    each((name, records) => [`${name}.json`, lines(otherwise(name, records), true)]),
  'an archive': () => [['church.archive', archive()]],
  'an archive, gzip': () => [['church.archive', gzipSync(archive())]],
};

const END = Buffer.from([255, 255, 255, 255]);

/** An archive of mongodump whose collections take turns: a part with the first record of each, then parts with the others. `sums`: what is added to each checksum. */
export function archive(sums = 0n): Buffer {
  const collections = [...Object.entries(OLD_CHURCH), ['empty', []] as const];
  const header = (collection: string, EOF = false, CRC = 0n): Uint8Array =>
    BSON.serialize({ db: 'church', collection, EOF, CRC: Long.fromBigInt(CRC) });
  const part = ([name, records]: readonly [string, readonly BSON.Document[]]): Uint8Array[] =>
    records.length === 0 ? [] : [header(name), bson(records), END];
  const ends = collections.flatMap(([name, records]) => {
    const sum = crc64();
    sum.add(bson(records));
    return [header(name, true, sum.sum() + sums), END];
  });
  return Buffer.concat([
    Buffer.from([0x6d, 0xe2, 0x99, 0x81]),
    BSON.serialize({
      concurrent_collections: 4,
      version: '0.1',
      server_version: '7.0.2',
      tool_version: '100.9.4',
    }),
    ...collections.map(([collection, records]) =>
      BSON.serialize({
        db: 'church',
        collection,
        metadata: '{}',
        size: bson(records).length,
        type: 'collection',
      }),
    ),
    END,
    ...collections.flatMap(([name, records]) => part([name, records.slice(0, 1)])),
    ...collections.flatMap(([name, records]) => part([name, records.slice(1)])),
    ...ends,
  ]);
}
