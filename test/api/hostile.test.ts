import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CALLS, type CallName } from '#calls/calls.ts';
import { type People, people, startApi, type TestApi } from '../support/api.ts';
import { isLong, often } from '../support/often.ts';
import { files, SAMPLES } from '../support/samples.ts';

/** Bad input on every call: always a 4xx with one sentence under all three names (AMB-002), never a 5xx, never a stack, nothing half-written. */
let api: TestApi;
let who: People;
let ids: readonly string[];
let addresses: readonly string[];
let nth = 0;

beforeAll(async () => {
  api = await startApi();
  who = await people(api);
  const given = await files(api, who);
  addresses = Object.values(given);
  const thumbnail = given.picture;
  const made = await api.call('POST', 'news/create', who.office, {
    title: 'A',
    thumbnail,
    department: who.youth.id,
  });
  const others = await Promise.all(
    (['event', 'publication', 'video', 'partner', 'person'] as const).map(async (kind) => {
      const at = {
        event: 'events',
        publication: 'publications',
        video: 'videos',
        partner: 'partner_network',
        person: 'user',
      }[kind];
      const body = SAMPLES[kind]('Random', given, { diocese: who.madras.id });
      return (await api.call('POST', `${at}/${kind === 'person' ? 'add' : 'create'}`, who.office, body)).body
        .data._id;
    }),
  );
  ids = [
    made.body.data._id,
    ...others,
    who.youth.id,
    who.madras.id,
    who.ecology.userId,
    '0198c0de-0000-7000-8000-000000000000',
    'x',
    '0',
  ];
});
afterAll(() => api.close());

const RANDOM_REQUESTS = often('RANDOM_REQUESTS', 600, 20_000);

const WITH_BODY = (Object.keys(CALLS) as CallName[]).filter(
  (name) => 'input' in CALLS[name] && name !== 'logout',
);

async function send(name: CallName, body: unknown, id = ids[0] ?? '') {
  const { method, path } = CALLS[name];
  // From many networks, since the public forms are limited for each.
  const from = `10.2.${++nth % 250}.1`;
  return api.call(method, path.replace('{id}', encodeURIComponent(id)), who.office, body, {}, from);
}

/** What the specification words itself, without a full stop. */
const GIVEN_WORDS =
  /^(Invalid credentials|Please .*|Enter either one video link.*|Atleast enter one video link.*|Department is not found in Resources|Email already subscribed|The end must not be before the start)$/;

/** A sign-in tells nobody what was wrong, and the state of a record, or of somebody's second keys, is no field. */
const NO_FIELD =
  /^(Invalid credentials|The body must be|This .* is active|This user has a password already|Something else has happened to this |Please sign in again: |This took too long|There is no other administrator|Your own second keys|.* has no second key|Add a phone|There are codes from an app already|Add a second key for yourself)/;

function expectRefusal(
  {
    status,
    body,
  }: {
    status: number;
    body: { desc?: string; des?: string; message?: string; fields?: Record<string, string> };
  },
  told: string,
): void {
  expect(status, told).toBeGreaterThanOrEqual(400);
  expect(status, told).toBeLessThan(500);
  if (!GIVEN_WORDS.test(body.desc ?? '')) expect(body.desc, told).toMatch(/\S.*\.$/);
  expect([body.des, body.message], told).toEqual([body.desc, body.desc]);
  // Who sends a body with something wrong in it is told where.
  if (status === 422 && !NO_FIELD.test(body.desc ?? ''))
    expect(Object.values(body.fields ?? {}).length, `${told} names no field`).toBeGreaterThan(0);
  expect(JSON.stringify(body), told).not.toMatch(/at \w+.*\.ts|node_modules|select .* from|insert into/i);
}

describe.each(WITH_BODY)('%s', (name) => {
  const fields = Object.keys((CALLS[name] as { input: { shape: object } }).input.shape);

  it('refuses what is not JSON, too deep or too large', async () => {
    for (const [what, body] of [
      ['broken', '{"title": "x'],
      ['not JSON', 'title=x'],
      ['a list', '[]'],
      ['a text', '"x"'],
      ['huge', JSON.stringify({ title: 'x'.repeat(2_200_000) })],
    ] as const) {
      expectRefusal(await send(name, body), `${name}: ${what}`);
    }
    const deep = await send(name, `${'{"search":'.repeat(10_000)}1${'}'.repeat(10_000)}`);
    expect(deep.status, `${name}: 10,000 deep`).toBeLessThan(500);
  });

  it.each(fields)('%s: wrong type, too long, NUL, lone surrogate', async (field) => {
    for (const [what, value] of [
      ['object', { a: { b: 1 } }],
      ['list of lists', [[1], [2]]],
      ['too long', 'x'.repeat(600_000)],
      ['NUL', 'a\0b'],
      ['lone surrogate', '\ud800'],
      ['not a number', 'NaN'],
      ['huge number', 1e308],
      ['negative', -1],
      ['false', false],
    ] as const) {
      const answer = await send(name, { [field]: value });
      // Some of these are harmless somewhere (an unknown object in a search, a number for a text); what may never be is a 5xx.
      expect(
        answer.status,
        `${name}.${field}: ${what} ${JSON.stringify(answer.body).slice(0, 200)}`,
      ).toBeLessThan(500);
      if (answer.status >= 400) expectRefusal(answer, `${name}.${field}: ${what}`);
    }
  });
});

/** Fields that hold ids; half of the time they get one that means something. */
const ID_FIELDS: readonly string[] = ['department', 'diocese', 'news', 'product', 'type'];

/** Those that are about one record: what is random meets some of them with one that fits only now and then. */
const OF_A_RECORD = WITH_BODY.filter((name) => CALLS[name].id === 'id');

it.each(OF_A_RECORD)('%s: an empty body, about each record that there is', async (name) => {
  for (const id of ids) {
    const answer = await send(name, {}, id);
    if (answer.status !== 200) expectRefusal(answer, `${name} of ${id}`);
  }
});

describe('random requests', () => {
  it(
    'never break a call, whoever makes them, and every answer fits its schema',
    async () => {
      const junk = fc.oneof(
        fc.string({ unit: 'binary', maxLength: 60 }),
        fc.integer(),
        fc.double(),
        fc.boolean(),
        fc.constant(null),
        fc.constantFrom(
          'all',
          '',
          '0',
          'departments',
          'dioceses',
          'csi_user',
          'department_user',
          'Kerala',
          'csi_life',
          'csia_officers',
          'department_personnels',
          'diocese_personnels',
          'platinum',
          'network',
          'press',
          'contact_us',
          'mission',
          'lent',
          '21-11-2026 18:05 PM',
          'example.org/a b',
          'javascript:alert(1)',
          '2026-02-29',
          '2026-11-21',
        ),
        fc.array(fc.string({ maxLength: 40 }), { maxLength: 3 }),
        fc.record({ _id: fc.string({ maxLength: 40 }) }),
        fc.array(
          fc.record(
            {
              url: fc.constantFrom(...addresses),
              date: fc.string(),
              title: fc.string(),
              description: fc.string(),
            },
            { requiredKeys: [] },
          ),
          { maxLength: 3 },
        ),
        fc.constantFrom(...addresses),
      );
      const request = fc.constantFrom(...WITH_BODY).chain((name) => {
        const fields = Object.keys((CALLS[name] as { input: { shape: object } }).input.shape);
        const body = fc.record(
          Object.fromEntries(
            fields.map((field) => [
              field,
              ID_FIELDS.includes(field) ? fc.oneof(junk, fc.constantFrom(...ids)) : junk,
            ]),
          ),
          { requiredKeys: [] },
        );
        return fc.record({
          name: fc.constant(name),
          body,
          id: fc.constantFrom(...ids),
          as: fc.constantFrom(null, who.office, who.youth.token, who.madras.token),
        });
      });
      await fc.assert(
        fc.asyncProperty(request, async ({ name, body, id, as }) => {
          // Signing in is limited on purpose; its refusals are looked at elsewhere.
          if (name === 'login') return;
          const { method, path, response } = CALLS[name];
          const from = `10.1.${++nth % 250}.1`;
          const got = await api.call(
            method,
            path.replace('{id}', encodeURIComponent(id)),
            as,
            body,
            {},
            from,
          );
          if (got.status >= 500) throw new Error(`${name}: ${got.status} for ${JSON.stringify(body)}`);
          if (got.status === 200) response.parse(got.body);
          else expectRefusal(got, name);
        }),
        // The same ones each time, so that whoever breaks something sees it; others are tried when many are asked for.
        { numRuns: RANDOM_REQUESTS, ...(isLong ? {} : { seed: 1947 }) },
      );
    },
    300_000 + 20 * RANDOM_REQUESTS,
  );
});
