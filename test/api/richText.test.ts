import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CALLS, type CallName } from '#calls/calls.ts';
import type { Kind } from '#kinds/define.ts';
import { KINDS, type KindName } from '#kinds/kinds.ts';
import { jpeg, type People, people, startApi, type TestApi, verbs } from '../support/api.ts';
import { createPath, type Files, files, SAMPLES, type SampleName } from '../support/samples.ts';

/** What becomes of formatted texts on their way in and out, for every kind that has one (ADD-9, ADD-10). */
let api: TestApi;
let who: People;
let given: Files;
let inText: string;

beforeAll(async () => {
  api = await startApi();
  who = await people(api);
  given = await files(api, who);
  inText = `data:image/jpeg;base64,${(await jpeg('#2c6647')).toString('base64')}`;
});
afterAll(() => api.close());

const { post, put, get } = verbs(
  () => api,
  () => who,
);

/** A record of a kind with a formatted text. */
async function someRecord(kind: KindName): Promise<string> {
  if (kind === 'department') return who.youth.id;
  if (kind === 'diocese') return who.madras.id;
  const body = SAMPLES[kind as SampleName]('Text', given, { department: who.youth.id });
  return (await post(createPath(kind), body)).body.data._id;
}

interface Place {
  readonly name: KindName;
  readonly edit: CallName;
  /** How long it may be. */
  readonly max: number;
  readonly send: (html: string) => object;
  // biome-ignore lint/suspicious/noExplicitAny: answers of every kind
  readonly read: (data: any) => string;
}
const PLACES: Place[] = (Object.entries(KINDS) as [KindName, Kind][]).flatMap(([kindName, kind]) =>
  Object.entries(kind.fields).flatMap(([name, field]): Place[] => {
    const edit = `${kindName}Edit` as CallName;
    if (field.type === 'richText')
      return [
        {
          ...{ name: kindName, edit, max: field.max },
          send: (html) => ({ [name]: html }),
          read: (data) => data[name],
        },
      ];
    if (field.type !== 'rows') return [];
    return Object.entries(field.of).flatMap(([inner, of]) =>
      of.type === 'richText'
        ? [
            {
              name: kindName,
              edit,
              max: of.max,
              send: (html: string) => ({ [name]: [{ title: 'Section', [inner]: html }] }),
              read: (data: Record<string, Record<string, string>[]>) => data[name]?.[0]?.[inner] ?? '',
            },
          ]
        : [],
    );
  }),
);

describe.each(PLACES)('a text of $name', ({ name, edit, max, send, read }) => {
  let id: string;
  const save = (html: string) => put(CALLS[edit].path.replace('{id}', id), send(html));
  beforeAll(async () => {
    id = await someRecord(name);
  });

  it('carries whole addresses, and class and inline style alike; either is taken', async () => {
    const html =
      '<p class="align-center"><span class="ink-brick size-large">x</span></p><p style="padding-left: 40px">y</p>';
    const first = await save(`${html}<p><img src="${given.picture}" alt="A"></p>`);
    const told = read(first.body.data);
    expect(told).toContain('<p class="align-center" style="text-align: center">');
    expect(told).toMatch(
      /<span class="(size-large ink-brick" style="font-size: 1.35em; color: #a3281b|ink-brick size-large" style="color: #a3281b; font-size: 1.35em)">/,
    );
    expect(told).toContain('<p class="indent-1" style="margin-left: 2.5em">');
    expect(told).toContain(`<img src="${given.picture}"`);
    expect(first.body.warnings).toBeUndefined();
    for (const again of [told, told.replace(/ class="[^"]*"/g, '')]) {
      const second = await save(again);
      expect(second.body.warnings).toBeUndefined();
      expect([...read(second.body.data)].sort().join('')).toBe([...told].sort().join(''));
    }
  });

  it('keeps pictures that stand in it as files, once each', async () => {
    const saved = await save(`<p>a <img src="${inText}" alt="Green"></p><p><img src="${inText}"></p>`);
    const names = [...read(saved.body.data).matchAll(/src="([^"]*)"/g)].map(([, at = '']) => at);
    expect(new Set(names).size).toBe(1);
    expect(names[0]).toMatch(/^http:\/\/localhost:3000\/media\/picture\d{13}\.jpeg$/);
    expect(await readdir(api.mediaDir)).toContain(names[0]?.split('/')[4]);
    const used = await api.database.pool.query(
      'select 1 from media_use u join media m on m.id = u.media_id where m.file_name = $1 and u.record_id = $2',
      [names[0]?.split('/')[4], id],
    );
    expect(used.rows).toHaveLength(1);
  });

  it('refuses a picture that would be refused as an upload, and keeps nothing of the others', async () => {
    const before = await readdir(api.mediaDir);
    for (const bad of [
      'data:image/png;base64,AAAA',
      'data:image/svg+xml,<svg/>',
      'data:image/jpeg,',
      'data:image/',
    ]) {
      const answer = await save(`<img src="${inText}"><img src="${bad}">`);
      expect([answer.status, answer.body.desc]).toEqual([422, expect.stringMatching(/picture\./)]);
      expect(Object.keys(answer.body.fields)).toHaveLength(1);
    }
    expect(await readdir(api.mediaDir)).toEqual(before);
  });

  it('takes back the pictures of a save that was refused', async () => {
    const before = await readdir(api.mediaDir);
    const { path } = CALLS[edit];
    const stale = await put(path.replace('{id}', id), { ...send(`<img src="${inText}">`), version: 99 });
    expect(stale.status).toBe(409);
    expect(await readdir(api.mediaDir)).toEqual(before);
  });

  it('makes links of pictures of other hosts, and tells so', async () => {
    const saved = await save('<p><img src="https://elsewhere.example/media/boats1.jpg" alt="Boats"></p>');
    expect(read(saved.body.data)).toBe(
      '<p><a href="https://elsewhere.example/media/boats1.jpg">Boats</a></p>',
    );
    expect(saved.body.warnings).toEqual([expect.stringContaining('Boats')]);
    expect(
      (await get(CALLS[edit].path.replace('edit', 'get').replace('{id}', id))).body.warnings,
    ).toBeUndefined();
  });

  it('may be as long as its field says once it is clean, whatever it was before', async () => {
    const long = await save(`<p>${'x'.repeat(max - 10)}</p>`);
    expect(long.status).toBe(200);
    const tooLong = (await save(`<p>${'x'.repeat(max)}</p>`)).body.desc;
    expect(tooLong).toContain(`may have at most ${max}`);
    const styled = `<p>${'x'.repeat(100)}</p>`
      .repeat(max / 170)
      .replaceAll('<p>', `<p style="${'margin:0;'.repeat(12)}">`);
    expect(styled.length).toBeGreaterThan(max);
    expect((await save(styled)).status).toBe(200);
  });
});

describe('a file that a text links to', () => {
  it('is in use, and its address is whole in answers', async () => {
    const id = await someRecord('news');
    const saved = await put(`news/edit/${id}`, {
      description: `<p><a href="${given.paper}">Minutes</a></p>`,
    });
    expect(saved.body.data.description).toBe(`<p><a href="${given.paper}">Minutes</a></p>`);
    const used = await api.database.pool.query(
      'select 1 from media_use u join media m on m.id = u.media_id where m.file_name = $1 and u.record_id = $2',
      [given.paper.split('/')[4], id],
    );
    expect(used.rows).toHaveLength(1);
  });
});

describe("what a unit's user does not decide", () => {
  it('is told when it was sent, and not when it is the same', async () => {
    const body = { ...SAMPLES.news('Mine', given, { department: who.ecology.id }), activated: true };
    const made = await post('news/create', body, who.youth.token);
    expect(made.body.warnings).toEqual([
      'What you write belongs to your own department; another one was not taken.',
      'Only the synod office can make news active or inactive, so this stayed as it was.',
    ]);
    const same = await put(`news/edit/${made.body.data._id}`, made.body.data, who.youth.token);
    expect(same.body.warnings).toBeUndefined();
    const unit = await put(`department/edit/${who.youth.id}`, { sub_domain: 'other' }, who.youth.token);
    expect(unit.body.warnings).toEqual([expect.stringContaining('sub_domain')]);
  });
});
