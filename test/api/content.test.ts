import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type People, people, startApi, type TestApi, verbs } from '../support/api.ts';
import { setClock } from '../support/clock.ts';
import { type Files, files, SAMPLES } from '../support/samples.ts';

/** What single kinds do beyond the law that all obey. */
let api: TestApi;
let who: People;
let given: Files;

beforeAll(async () => {
  api = await startApi();
  who = await people(api);
  given = await files(api, who);
});
afterAll(() => api.close());

const { post, put, get } = verbs(
  () => api,
  () => who,
);
const titles = (answer: { body: { data: { docs: { title?: string; name?: string }[] } } }) =>
  answer.body.data.docs.map((doc) => doc.title ?? doc.name);

describe('an event', () => {
  it('takes its end under the name from_to, and answers it as to_date (AMB-018)', async () => {
    const made = await post('events/create', SAMPLES.event('Synod day', given, { diocese: who.madras.id }));
    const id = made.body.data._id;
    const changed = await put(`events/edit/${id}`, { user_type: 'diocese', from_to: '2099-01-05T10:00' });
    expect(changed.body.data).toMatchObject({
      to_date: '2099-01-05T04:30:00.000Z',
      diocese: { _id: who.madras.id },
    });
    expect(changed.body.data.from_to).toBeUndefined();
    const both = await put(`events/edit/${id}`, { from_to: '2099-01-09', to_date: '2099-01-06 09:30 PM' });
    expect(both.body.data.to_date).toBe('2099-01-06T16:00:00.000Z');
  });

  it('answers its department as an id alone, and populated under the plural in lists (AMB-010)', async () => {
    const made = await post(
      'events/create',
      SAMPLES.event('Youth camp', given, { department: who.youth.id }),
    );
    expect(made.body.data).toMatchObject({ department: who.youth.id, url: '' });
    const listed = await post('events/get', {
      type: 'departments',
      department: '',
      search: { department: 'camp' },
    });
    expect(listed.body.data.docs[0]).toMatchObject({
      departments: { name: 'Youth' },
      author: { user_name: 'Leela Samson' },
    });
  });

  it('is refused when it ends before it begins, and when a date is missing (AMB-097, 000 §5)', async () => {
    const body = SAMPLES.event('X', given, { department: who.youth.id });
    const early = await post('events/create', { ...body, to_date: '2098-01-01' });
    expect([early.status, early.body.desc]).toEqual([422, 'The end must not be before the start']);
    expect((await post('events/create', { ...body, from_date: '' })).body.desc).toBe('Please add Date');
    expect((await post('events/create', { ...body, thumbnail: '' })).body.desc).toBe(
      'Please upload thumbnail',
    );
    for (const url of ['javascript:alert(1)', 'javascript://example.org/%0aalert(1)', 'ftp://example.org/'])
      expect([url, (await post('events/create', { ...body, url })).status]).toEqual([url, 422]);
  });

  it('is shown to visitors until its day is over, the next first; the console sees all (AMB-019)', async () => {
    setClock('2026-11-21T18:00+05:30');
    const day = (name: string, from: string, to: string) =>
      post('events/create', {
        ...SAMPLES.event(name, given, { diocese: who.medak.id }),
        from_date: from,
        to_date: to,
      });
    await day('Over', '2026-11-01T10:00', '2026-11-20T23:59');
    await day('This morning', '2026-11-21T08:00', '2026-11-21T09:00');
    await day('Next week', '2026-11-28T08:00', '2026-11-28T09:00');
    const mine = { type: 'dioceses', diocese: [who.medak.id] };
    expect(titles(await post('public/get_events_list', mine, null))).toEqual(['This morning', 'Next week']);
    expect(titles(await post('events/get', { ...mine, admin: true }))).toEqual([
      'Next week',
      'This morning',
      'Over',
    ]);
    expect(
      titles(await post('public/get_events_list', { ...mine, ends_from: '2000-01-01' }, null)),
    ).not.toContain('Over');
  });
});

describe('a publication', () => {
  it('answers PDFs as a list for resources and as one address for the others (AMB-041, AMB-094)', async () => {
    const body = SAMPLES.publication('Old letters', given);
    const archive = (await post('publications/create', body)).body.data;
    expect(archive).toMatchObject({ pdf: given.paper, resource_name: given.paper.split('/')[4] });
    const resource = await post('publications/create', {
      ...body,
      type: 'resources',
      department: who.youth.id,
      year: '2025',
      pdf: [given.paper, given.paper],
    });
    expect(resource.body.data).toMatchObject({
      pdf: [given.paper, given.paper],
      year: 2025,
      department: { name: 'Youth' },
    });
    const none = await post('publications/create', { ...body, type: 'resources' });
    expect([none.status, none.body.desc]).toEqual([422, 'Department is not found in Resources']);
  });

  it('keeps what an archive edit leaves out, and its branded type (AMB-092, API-069)', async () => {
    const made = await post('publications/create', {
      ...SAMPLES.publication('Issue', given),
      type: 'csi_life',
      date: '2026-03-14',
      special_edition: 'true',
    });
    expect(made.body.data).toMatchObject({
      type: 'csi_life',
      year: '2026',
      month: '03',
      special_edition: true,
    });
    const edited = await put(`publications/edit/${made.body.data._id}`, {
      title: 'Issue 2',
      thumbnail: given.picture,
    });
    expect(edited.body.data).toMatchObject({
      title: 'Issue 2',
      type: 'csi_life',
      pdf: given.paper,
      date: '2026-03-14',
    });
    expect(
      (await post('publications/create', { ...SAMPLES.publication('X', given), type: 'other_life' })).status,
    ).toBe(422);
  });

  it('is filtered by year and month, of whatever it has (AMB-059, AMB-060)', async () => {
    const type = 'sermons';
    for (const [title, more] of [
      ['By year', { year: 1999 }],
      ['By date', { date: '2001-05-06' }],
      ['By making', {}],
    ] as const)
      await post('publications/create', {
        ...SAMPLES.publication(title, given),
        type,
        sermon_category: 'lent',
        ...more,
      });
    const list = async (filter: object) =>
      titles(await post('public/get_publications_list', { type, ...filter }, null));
    expect(await list({ year: '1999', month: '' })).toEqual(['By year']);
    expect(await list({ year: 2001, month: '05', special_edition: 'all' })).toEqual(['By date']);
    expect(await list({ year_from: '2000', year_to: '2002' })).toEqual(['By date']);
    expect(await list({ sermon_category: 'lent', sort: true })).toEqual(['By making', 'By date', 'By year']);
    expect(await list({ sermon_category: 'advent' })).toEqual([]);
    expect(await list({ special_edition: true })).toEqual([]);
    expect(await list({ search: 'making' })).toEqual(['By making']);
  });
});

describe('a unit', () => {
  it('gets its sub-domain from its name, keeps it when it is renamed, and takes another one (AMB-032)', async () => {
    const ids: string[] = [];
    for (const [kind, body, label] of [
      ['diocese', { name: 'CSI Karimnagar Diocese' }, 'karimnagar'],
      ['diocese', { name: 'Karimnagar' }, 'karimnagar2'],
      ['department', { name: 'Department of Mission & Evangelism' }, 'missionevangelism'],
      ['department', { name: 'Lay Training', sub_domain: 'lay' }, 'lay'],
    ] as const) {
      const { data } = (await post(`${kind}/create`, { ...body, state: 'Kerala' })).body;
      expect([body.name, data.sub_domain]).toEqual([body.name, label]);
      ids.push(data._id);
    }
    const edit = (body: object) => put(`diocese/edit/${ids[0]}`, body);
    expect((await edit({ name: 'Telangana' })).body.data.sub_domain).toBe('karimnagar');
    expect((await edit({ sub_domain: 'telangana' })).body.data.sub_domain).toBe('telangana');
    expect((await edit({ sub_domain: 'lay' })).status).toBe(422);
  });
});

describe('a video', () => {
  it('is a link or a file, and not both (001 §5)', async () => {
    const body = SAMPLES.video('Choir', given);
    const both = await post('videos/create', { ...body, video_url: given.film });
    expect([both.status, both.body.desc]).toEqual([
      422,
      'Enter either one video link, Youtube url or upload video',
    ]);
    const none = await post('videos/create', { ...body, youtube_url: '' });
    expect(none.body.desc).toBe('Atleast enter one video link, Youtube url or upload video ');
    const film = await post('videos/create', {
      ...body,
      youtube_url: '',
      video_url: given.film,
      order: '0.5',
    });
    expect(film.body.data).toMatchObject({
      video_url: given.film,
      youtube_url: '',
      order: 0.5,
      activated: true,
    });
    expect((await put(`videos/edit/${film.body.data._id}`, { activated: false })).body.data.activated).toBe(
      false,
    );
  });

  it('stands in its order, blanks last, and hidden ones stay hidden whatever is asked (AMB-015, AMB-057)', async () => {
    const add = (title: string, more: object) =>
      post('videos/create', { ...SAMPLES.video(title, given), ...more });
    await add('Blank', { order: '' });
    await add('Third', { order: 3 });
    await add('Second', { order: '2' });
    const listed = titles(await post('public/get_videos_list', { activated: 'all', limit: 100 }, null));
    expect(listed.slice(-3)).toEqual(['Second', 'Third', 'Blank']);
    expect(listed).not.toContain('Choir');
  });
});

describe('the smaller kinds', () => {
  it('a statement answers one PDF to the console and a list to visitors (AMB-041)', async () => {
    const made = await post('statements/create', SAMPLES.statement('On water', given));
    expect(made.body.data.pdf).toBe(given.paper);
    const listed = await post('public/get_statements_list', { type: 'press' }, null);
    expect(listed.body.data.docs[0]).toMatchObject({ title: 'On water', pdf: [given.paper] });
    expect((await post('public/get_statements_list', { type: 'govt' }, null)).body.data.totalDocs).toBe(0);
  });

  it('the prayer calendar is a bare list with what a page needs beside it (AMB-008, AMB-017)', async () => {
    for (const day of ['01', '02', '03'])
      await post('prayer_calendar/create', { date: `${day}-12-2026`, description: `Day ${day}` });
    const page = await post('prayer_calendar/get', { limit: 2 });
    expect(page.body).toMatchObject({
      data: [{ date: '2026-12-03' }, { date: '2026-12-02' }],
      hasNextPage: true,
      totalDocs: 3,
    });
    const whole = await post('public/get_prayer_calendars_list', { page: 1, limit: 1, search: '' }, null);
    expect(whole.body.data).toHaveLength(3);
  });

  it('advertisements come in groups by rank, platinum always (AMB-007)', async () => {
    const groups = async () => (await post('public/get_promotions_list', undefined, null)).body.data;
    expect(await groups()).toEqual([{ _id: 'platinum', type: 'platinum', docs: [] }]);
    for (const type of ['silver', 'platinum', 'gold'])
      await post('promotions/create', { ...SAMPLES.promotion(type, given), type });
    expect((await groups()).map((group: { _id: string }) => group._id)).toEqual([
      'platinum',
      'gold',
      'silver',
    ]);
    const flat = await get('public/get_all_promotions_list', null);
    expect(flat.body.data.map((doc: { title: string }) => doc.title)).toEqual(['platinum', 'gold', 'silver']);
    expect(flat.body.data[0]).toMatchObject({ url: 'https://example.org', thumbnail: given.picture });
  });

  it('a partner keeps its category when an edit sends the filter, and has its image under two names (AMB-023, AMB-024)', async () => {
    const { image, ...body } = SAMPLES.partner('World Council', given);
    const made = await post('partner_network/create/', { ...body, thumbnail: image });
    expect(made.body.data).toMatchObject({ image, thumbnail: image, category: 'network' });
    const edited = await put(`partner_network/edit/${made.body.data._id}`, { name: 'WCC', category: 'all' });
    expect(edited.body.data).toMatchObject({ name: 'WCC', category: 'network' });
    expect((await post('partner_network/create', { ...body, category: 'all' })).status).toBe(422);
  });

  it('a description is one per type, under both spellings of the brand (AMB-009, AMB-021)', async () => {
    expect((await post('description/get', { type: 'csita_content' })).body.data).toEqual([]);
    const made = await post('description/create', { type: 'csia_content', description: '<p>Who we are</p>' });
    expect(made.body.data.type).toBe('csita_content');
    expect((await post('description/create', { type: 'csita_content', description: 'x' })).status).toBe(422);
    for (const type of ['csia_content', 'csita_content'])
      expect((await post('public/get_descriptions_list', { type }, null)).body.data[0].description).toBe(
        '<p>Who we are</p>',
      );
    const { _id } = made.body.data;
    await put(`description/edit/${_id}`, { description: '<p>Anew</p>', type: 'csita_content' });
    await api.call('DELETE', `description/delete/${_id}`, who.office);
    expect((await post('public/get_descriptions_list', { type: 'csia_content' }, null)).body.data).toEqual(
      [],
    );
    expect((await put(`description/restore/${_id}`, undefined)).body.data.description).toBe('<p>Anew</p>');
  });
});
