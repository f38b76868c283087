import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inProcess } from '#api/inProcess.ts';
import { type People, people, startApi, type TestApi } from '#test/support/api.ts';
import { createPath, files, SAMPLES } from '#test/support/samples.ts';
import { type BuiltClient, builtClient, type Served, serveSite } from '#test/support/site.ts';
import { all, one, parsed, textOf } from '#test/support/sitePages/html.ts';

/** A book is ordered by the form of its page, as a browser without script sends it (002 §2.10). */
let api: TestApi;
let who: People;
let client: BuiltClient;
let site: Served;
let book: string;
let network = 0;

beforeAll(async () => {
  [api, client] = await Promise.all([startApi(), builtClient()]);
  who = await people(api);
  const sample = SAMPLES.publication('Vigil', await files(api, who));
  const made = await api.call('POST', createPath('publication'), who.office, { ...sample, type: 'books' });
  book = made.body.data._id;
  const callApi = inProcess(api.app, 'localhost:3000');
  site = await serveSite({ database: api.database, clientDir: client.folder, more: { callApi } });
});
afterAll(async () => {
  await site.app.close();
  await Promise.all([api.close(), client.remove()]);
});

const TYPED = {
  name: 'Ponnamma Chacko',
  email: 'ponnamma@example.org',
  mobile: '94470 00000',
  address: 'Mavelikara\nKerala',
  message: 'By post, please.',
  quantity: '12',
};
const send = (typed: Readonly<Record<string, string>>, path = `/publication_details/${book}`) =>
  site.app.inject({
    method: 'POST',
    url: path,
    headers: {
      host: 'localhost:3000',
      origin: 'http://localhost:3000',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams(typed).toString(),
    remoteAddress: `10.${network}.1.1`,
  });
const orders = async () => (await api.call('POST', 'orders/get', who.office, {})).body.data.docs;

describe('the form of a book (AMB-048)', () => {
  it('places an order once, however often it comes, and is empty again', async () => {
    network++;
    for (const _ of [1, 2]) {
      const { statusCode, headers } = await send(TYPED);
      expect([statusCode, headers.location]).toEqual([303, `/publication_details/${book}?sent=1#order`]);
    }
    const placed = await orders();
    expect(placed).toHaveLength(1);
    expect(placed[0]).toMatchObject({ ...TYPED, quantity: 12, product_title: 'Vigil' });
    const page = parsed((await site.get(`/publication_details/${book}?sent=1`)).body);
    const form = one(page, '.order-form');
    const done = one(form, '.notice');
    expect([textOf(done), done.attribs.class, done.attribs.role]).toEqual([
      'Order placed',
      'notice notice--good',
      'status',
    ]);
    expect(all(form, 'input').map(({ attribs }) => attribs.value ?? '')).not.toContain(TYPED.name);
  });

  it.each([
    ['name', 'Name is missing'],
    ['email', 'Email Address is missing'],
    ['mobile', 'Mobile Number is missing'],
    ['address', 'Address is missing'],
  ])('is refused without the %s, with what was typed', async (missing, sentence) => {
    network++;
    const before = (await orders()).length;
    const { statusCode, body } = await send({ ...TYPED, [missing]: ' ' });
    expect(statusCode).toBe(422);
    const form = one(parsed(body), '.order-form');
    expect(textOf(one(form, '.notice'))).toBe('Please enter all the details');
    expect(all(form, '.err').map(textOf)).toEqual([sentence]);
    const typed = ({ name, type }: Record<string, string>) => name !== 'leave_empty' && type !== 'hidden';
    const fields = all(form, 'input', 'textarea').filter(({ attribs }) => typed(attribs));
    for (const field of fields) {
      const { name = '', value } = field.attribs;
      expect([name, field.attribs['aria-invalid']]).toEqual([name, name === missing ? 'true' : undefined]);
      if (name === missing) continue;
      expect(value ?? textOf(field)).toBe(TYPED[name as keyof typeof TYPED].replace('\n', ' '));
    }
    expect(await orders()).toHaveLength(before);
  });

  it('stands on a page that is in the site map', async () => {
    const { body } = await site.get('/sitemaps/pages.xml');
    expect(body).toContain(`<loc>http://localhost:3000/publication_details/${book}</loc>`);
  });

  it('says what a copy and its post cost, and what happens next', async () => {
    const costs = async () => {
      const form = one(parsed((await site.get(`/publication_details/${book}`)).body), '.order-form');
      return all(form, 'dd').map(textOf);
    };
    expect(await costs()).toEqual(['The office will tell you', 'The office will tell you']);
    const priced = { price: 1250, postage: '40' };
    await api.call('PUT', `publications/edit/${book}`, who.office, priced);
    site.site.contentChanged();
    expect(await costs()).toEqual(['₹1,250 a copy', '₹40 for one copy']);
    const { body } = await site.get(`/publication_details/${book}`);
    expect(body).toContain('You pay nothing now.');
  });

  it.each(['0', '1.5', 'a dozen', '1000'])(
    'is refused for %s copies, and says what is missing besides',
    async (quantity) => {
      network++;
      const { statusCode, body } = await send({ ...TYPED, quantity, name: '' });
      expect(statusCode).toBe(422);
      const form = one(parsed(body), '.order-form');
      expect(textOf(one(form, '.notice'))).toBe('Quantity must be a whole number from 1 to 999.');
      expect(all(form, '.err').map(textOf)).toEqual(['Name is missing']);
    },
  );

  it('wants no message', async () => {
    network++;
    expect((await send({ ...TYPED, message: '' })).statusCode).toBe(303);
  });

  it('says of a book that is not there that it is not', async () => {
    network++;
    const { statusCode } = await send(TYPED, '/publication_details/00000000-0000-7000-8000-000000000000');
    expect(statusCode).toBe(422);
  });
});
