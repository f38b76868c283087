import { afterAll, beforeAll, expect, it } from 'vitest';
import { type People, type TestApi, verbs } from '#test/support/api.ts';
import { type ChurchSite, startChurchSite } from '#test/support/churchSite.ts';
import { type Files, SAMPLES, type SampleName } from '#test/support/samples.ts';

/** The page on which a record stands, which the console shows before it is saved: with the list's page where that is not the first. */
let church: ChurchSite;
let api: TestApi;
let who: People;
let given: Files;

beforeAll(async () => {
  church = await startChurchSite();
  ({ api, who, given } = church);
  for (let i = 1; i <= 21; i++) await post('user/add', SAMPLES.person(`Officer ${i}`, given));
});
afterAll(async () => {
  await church?.close();
});

const { post } = verbs(
  () => api,
  () => who,
);

const STAFF = '/about/secretarial_staff/Staff%20Under%20General%20Secretary';
const staff = (designation: string) => ({
  ...{ user_type: 'secretarial_staff', role: 'Staff Under General Secretary', designation },
});

it.each<[SampleName, object, string]>([
  ['person', { sort: '1' }, '/about/officer'],
  ['person', { sort: '3' }, '/about/officer'],
  ['person', { user_type: 'csita_officers' }, '/about/csita'],
  ['person', { user_type: 'working_committee', role: 'member' }, '/about/working_committee'],
  ['person', staff('Head'), STAFF],
  ['person', staff('Staff'), STAFF],
  ['partner', { name: 'Somebody new', category: 'partner' }, '/about/partners_screen'],
  ['partner', { name: 'Somebody new', category: 'network' }, '/about/networks_screen'],
  ['description', { type: 'vision' }, '/about/history#vision'],
  ['description', { type: 'working_committee' }, '/about/working_committee'],
  ['description', { type: 'executive_committee' }, '/about/executive_committee'],
  ['description', { type: 'csita_content' }, '/about/csita'],
])('a new %s %o', async (kind, more, path) => {
  const values = { ...SAMPLES[kind]('Somebody new', given), ...more };
  const { status, body } = await post('preview/get', { kind, values });
  expect([status, body.data?.path]).toEqual([200, path]);
  expect(body.data.html).toContain('Somebody new');
});

it('somebody of a unit, on the page of the unit', async () => {
  const preview = async (of: object) => {
    const unit = of as { department: string };
    const values = SAMPLES.person('Somebody new', given, unit);
    return (await post('preview/get', { kind: 'person', values: { ...values, role: 'bishop' } })).body.data
      ?.path;
  };
  expect(await preview({ department: who.youth.id })).toBe(`/aim/${who.youth.id}`);
  expect(await preview({ diocese: who.madras.id })).toBe(`/home/diocese/${who.madras.id}`);
});

it('somebody of a category that the church does not have stands nowhere', async () => {
  const values = { ...SAMPLES.person('Cook', given), ...staff('Head'), role: 'Cooks' };
  expect((await post('preview/get', { kind: 'person', values })).status).toBe(404);
});
