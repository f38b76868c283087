import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pathWith } from '#calls/address.ts';
import type { Call } from '#calls/call.ts';
import { CALLS, type CallName } from '#calls/calls.ts';
import { CONTENT_PATHS, VERBS, type Verb } from '#calls/paths.ts';
import { schemaName } from '#calls/response.ts';
import { ofEach } from '#calls/review.ts';
import { type Kind, type Role, unitsOf } from '#kinds/define.ts';
import { KINDS, type KindName } from '#kinds/kinds.ts';
import { pdf } from '#media/testSamples.ts';
import { tokenHash } from '#store/accounts/tokenHash.ts';
import {
  jpeg,
  multipart,
  OFFICE_LOGIN,
  PASSWORD,
  type People,
  people,
  startApi,
  type TestApi,
} from '../support/api.ts';
import { readAs } from '../support/documents.ts';
import { newDevice } from '../support/pushDevice.ts';
import { createPath, type Files, files, SAMPLES, type SampleName, type UnitOf } from '../support/samples.ts';
import { ASKED_AGAIN, CALLERS, type Caller, WHO_MAY, WHO_MAY_LINES } from '../support/whoMay.ts';

/** Which of these a body has read. */
const read = new Set<object>();
function noted<Values extends object>(): Values {
  const values = new Proxy({} as Values, {
    get: (from, name) => {
      read.add(values);
      return Reflect.get(from, name);
    },
  });
  return values;
}

/**
 * Every call × nobody and each role × own, foreign and missing records. What a caller may do is told by the table of `whoMay` and by whose
 * record it is, never by what the code says or does; a call that is added without a line there or in `BODIES` fails.
 */
let api: TestApi;
let who: People;
/** A news item of a unit that is nobody's who calls here, and one of the caller's own: new ones for each test whose body names them. */
const foreign: { news?: string } = noted();
const ownUnits: { news?: string; version?: string; another?: string } = noted();
const MISSING = '0198c0de-0000-7000-8000-000000000000';
let thumbnail: string;
/** A file of each caller that stands nowhere. */
const next: Record<string, string> = {};
let given: Files;
/** A book that can be ordered, and a news item that can be mailed. */
let book: string;
let shown: string;
/** A newsletter that was sent, and the secret of a subscriber's mails. */
let mailed: string;
let mailKey: string;
/** What was brought in from a file. */
const imported = crypto.randomUUID();
const IMPORTED = {
  import: imported,
  file_name: 'parishes.csv',
  agreed: true,
  lines: [{ line: 2, name: 'A', email: 'a@test.invalid' }],
};

beforeAll(async () => {
  api = await startApi();
  who = await people(api);
  given = await files(api, who);
  thumbnail = (await api.upload(who.office, 'x.jpg', await jpeg())).body.data.url;
  const add = async (path: string, body: object): Promise<string> =>
    (await api.call('POST', path, who.office, body)).body.data._id;
  for (const caller of CALLERS) next[caller] = await uploadedBy(token(caller) ?? who.office);
  book = await add('publications/create', { ...SAMPLES.publication('Hymns', given), type: 'books' });
  await add('prayer_calendar/create', { date: '2099-01-01', description: 'Farmers' });
  shown = await add('news/create', SAMPLES.news('Shown', given, { department: who.youth.id }));
  await add('news_letter/add_subscriber', SAMPLES.subscriber('Reader', given));
  mailed = await add('news_letter/send_news_letter', { news: [shown] });
  mailKey = (await api.database.pool.query('select mail_key from subscriber')).rows[0].mail_key;
  await api.call('POST', 'news_letter/import/carry_out', who.office, IMPORTED);
  // What no list may show to a stranger.
  for (const caller of ['department', 'diocese'] as const) await made('news', unitOf(caller));
  await made('news', { department: who.ecology.id });
  api.database.guardWrites({
    trouble: async () => null,
    refuseWithoutRoom: async () => {
      if (isReading) throw new Error('A call that says it only reads has written.');
    },
  });
});
afterAll(() => api.close());

const ROLE: Record<Exclude<Caller, 'visitor'>, Role> = {
  office: 'full_administrator',
  department: 'department_user',
  diocese: 'diocese_user',
};

const token = (caller: Caller): string | null =>
  ({ visitor: null, office: who.office, department: who.youth.token, diocese: who.madras.token })[caller];

let nth = 0;
const fresh = (): string => `someone${++nth}@test.invalid`;

/** A fresh record of a kind, switched off where it can be, since a call may remove it. `unit`: whose it is, where the kind has units. */
async function made(kind: KindName, unit: UnitOf): Promise<string> {
  // There is one description of a type: the former one makes room.
  if (kind === 'description') await clearDescriptions();
  const body = { ...bodyOf(kind, unit), activated: false };
  const answer = await api.call('POST', createPath(kind), who.office, body, {}, elsewhere());
  return answer.body.data._id ?? newestOf(kind as 'enquiry' | 'order');
}

/** Visitors are not told the id of what they sent, so the office looks it up. */
async function newestOf(kind: 'enquiry' | 'order'): Promise<string> {
  const listed = await api.call('POST', kind === 'enquiry' ? 'enquiries/get' : 'orders/get', who.office, {
    limit: 1,
  });
  return listed.body.data.docs[0]._id;
}

/** Another network each time: five forms a minute are all that one may send. */
const elsewhere = (): string => `10.${Math.floor(++nth / 250)}.${nth % 250}.1`;

function bodyOf(kind: KindName, unit: UnitOf): Record<string, unknown> {
  if (kind === 'department' || kind === 'diocese') return { name: `Unit ${++nth}`, state: 'Kerala' };
  if (kind === 'account')
    return {
      user_name: 'Someone',
      email: fresh(),
      invite: true,
      user_type: 'department_user',
      department: who.youth.id,
    };
  if (kind === 'enquiry') return { ...ENQUIRY, type: 'diocese' in unit ? unit.diocese : 'contact_us' };
  if (kind === 'order') return order();
  if (kind === 'event') return { ...SAMPLES.event('Secret plan', given, unit), repeats: 'weekly' };
  // What has no switch is for everybody from the start.
  return SAMPLES[kind]('switchable' in KINDS[kind] ? 'Secret plan' : 'Open to all', given, unit);
}

const draft = () => ({
  ...{
    draft: crypto.randomUUID(),
    kind: 'news',
    form: '/departments/add_news',
    title: 'Not saved',
    about: 'Add News',
  },
  ...{ path: '/departments/add_news', saved: { title: '' }, values: { title: 'Not saved' } },
});
const ENQUIRY = { name: 'A', email: 'a@test.invalid', subject: 'S', message: 'M' };
const order = () => ({
  name: 'A',
  email: 'a@test.invalid',
  mobile: '1',
  address: 'B',
  message: '',
  product: book,
});

async function clearDescriptions(): Promise<void> {
  const all = await api.call('POST', 'description/get', who.office, {});
  for (const { _id } of all.body.data) await api.call('DELETE', `description/delete/${_id}`, who.office);
}

/** Which kind the id in a call's path is one of, by the first pieces of the path. */
function kindOf(path: string): KindName | undefined {
  const [first = '', second = ''] = path.split('/');
  if (first === 'public') return (Object.keys(KINDS) as KindName[]).find((kind) => second === `get_${kind}`);
  const [stem] = Object.entries(CONTENT_PATHS).find(([, paths]) => paths.Get.split('/')[0] === first) ?? [];
  return stem === 'user' ? 'account' : (stem as KindName | undefined);
}

/** The ids to try a call on, by whose they are, for one caller; null where the notion does not exist. */
async function targets(
  name: CallName,
  path: string,
  caller: Caller,
  as: string | null,
): Promise<{ own: string | null; foreign: string }> {
  if (CALLS[name].id === 'name') {
    const file =
      name === 'libraryPutBack' ? replacedBy : name.startsWith('libraryPaper') ? paperBy : uploadedBy;
    return { own: await file(token(caller) ?? who.office), foreign: await file(who.ecology.token) };
  }
  if (path.startsWith('auth/sessions/')) return sessionsOf(as);
  if (path.startsWith('auth/tokens/'))
    return { own: as && (await programOf(as)), foreign: await programOf(who.ecology.token) };
  if (path.startsWith('auth/second_keys/'))
    return { own: as && (await keyOf(as)), foreign: await keyOf(await freshToken('department')) };
  if (path.startsWith('auth/trusted_browsers/'))
    return { own: as && (await trustedBy(as)), foreign: await trustedBy(who.ecology.token) };
  if (path.startsWith('drafts/'))
    return { own: as && (await draftOf(as)), foreign: await draftOf(who.ecology.token) };
  if (path.startsWith('comments/'))
    return {
      own: as && (await commentOf(as, await made('news', unitOf(caller)))),
      foreign: await commentOf(who.ecology.token, await made('news', { department: who.ecology.id })),
    };
  if (name === 'changeSendBack') {
    const waits = await made('news', { department: who.ecology.id });
    await api.call('PUT', `news/edit/${waits}`, who.office, { activated: true });
    await api.call('PUT', 'waiting/changes_wait', who.office, { wait: true });
    await api.call('PUT', `news/edit/${waits}`, who.ecology.token, { title: 'Changed' });
    await api.call('PUT', 'waiting/changes_wait', who.office, { wait: false });
    const asked = await api.call('POST', 'waiting/get_changes', who.office, {});
    const { plan } = asked.body.data.docs.find(({ _id }: { _id: string }) => _id === waits);
    return { own: null, foreign: plan };
  }
  if (path.startsWith('templates/')) {
    const gone = name === 'templateRestore';
    return {
      own: as && (await templateOf(as, unitOf(caller), gone)),
      foreign: await templateOf(who.ecology.token, { department: who.ecology.id }, gone),
    };
  }
  if (path.startsWith('schedule/')) {
    // What is planned for it, where that is what the call is about.
    const target = async (unit: UnitOf): Promise<string> => {
      const id = await made('news', unit);
      if (name === 'schedulePlan') return id;
      await api.call('PUT', `news/edit/${id}`, who.office, { activated: true, title: 'No secret' });
      return name === 'scheduleChange' ? id : plannedFor(id);
    };
    return { own: await target(unitOf(caller)), foreign: await target({ department: who.ecology.id }) };
  }
  if (path.startsWith('history/')) return entriesOf(caller);
  if (path.startsWith('audit/sign_out/'))
    return { own: as && (await signInOf(as)), foreign: await signInOf(who.ecology.token) };
  // A change, which can be undone.
  if (path.startsWith('audit/')) return entriesOf(caller, { title: 'Renamed' });
  if (name === 'begunUploadEnd')
    return { own: as && (await uploadOf(as)), foreign: await uploadOf(who.ecology.token) };
  if (name === 'newsletterGet') return { own: null, foreign: mailed };
  if (name.startsWith('subscriberImportUndo')) return { own: null, foreign: imported };
  const named = kindOf(path);
  // The same calls serve users and persons; a unit's user has to do with its personnel only.
  const kind = named === 'account' && (caller === 'department' || caller === 'diocese') ? 'person' : named;
  if (!kind) throw new Error(`Say in kindOf what the id of ${path} is one of.`);
  const whose = caller === 'diocese' ? 'diocese' : 'department';
  const [mine, theirs]: [UnitOf, UnitOf] =
    whose === 'diocese'
      ? [{ diocese: who.madras.id }, { diocese: who.medak.id }]
      : [{ department: who.youth.id }, { department: who.ecology.id }];
  // Only a decision of the office can be taken back.
  if (name.endsWith('WaitAgain'))
    return { own: await sentBack(kind, path, mine), foreign: await sentBack(kind, path, theirs) };
  const owned = UNIT_OWNED.includes(kind);
  const ids = { own: owned ? await made(kind, mine) : null, foreign: await made(kind, theirs) };
  if (name === 'userLetIn' && kind === 'account') await addKey('$1', ids.foreign);
  if (name.endsWith('Restore'))
    for (const id of [ids.own, ids.foreign])
      if (id) await api.call('DELETE', path.replace(/restore(\w*)\/\{id\}/, `delete$1/${id}`), who.office);
  // A unit is its own users' own, but never theirs to remove or to bring back.
  if (kind === whose && caller !== 'office' && caller !== 'visitor' && /Get|Edit/.test(name))
    ids.own = whose === 'diocese' ? who.madras.id : who.youth.id;
  return ids;
}

/** What somebody has said beside a news item. */
async function commentOf(as: string, record: string): Promise<string> {
  const comment = crypto.randomUUID();
  await api.call('POST', 'comments/say', as, { comment, kind: 'news', record, text: 'Please shorten.' });
  return comment;
}

/** A draft of somebody. */
async function draftOf(as: string): Promise<string> {
  const kept = draft();
  await api.call('PUT', 'drafts/keep', as, kept);
  return kept.draft;
}

/** A template that somebody has kept of what a unit has written; `gone`: and has deleted. */
async function templateOf(as: string, unit: UnitOf, gone: boolean): Promise<string> {
  const body = { kind: 'news', record: await made('news', unit), name: 'Sunday school' };
  const { _id } = (await api.call('POST', 'templates/create', as, body)).body.data;
  if (gone) await api.call('DELETE', `templates/delete/${_id}`, as);
  return _id;
}

/** What a unit has written and the office has sent back. */
async function sentBack(kind: KindName, path: string, unit: UnitOf): Promise<string> {
  const author = Object.values(who).find(
    (one) => typeof one === 'object' && Object.values(unit).includes(one.id),
  ) as { token: string };
  const { _id } = (await api.call('POST', createPath(kind), author.token, bodyOf(kind, unit))).body.data;
  const back = path.replace('wait_again/{id}', `send_back/${_id}`);
  await api.call('PUT', back, who.office, { sentence: 'Please name the day.' });
  return _id;
}

/** The unit of a caller; of those who have none, any one. */
const unitOf = (caller: Caller): UnitOf =>
  caller === 'diocese' ? { diocese: who.madras.id } : { department: who.youth.id };

/** Another session of the caller's own, and one of somebody else. */
async function sessionsOf(as: string | null): Promise<{ own: string | null; foreign: string }> {
  const sessionOf = async (of: string): Promise<string> =>
    (await api.call('GET', 'auth/sessions/get', of)).body.data.docs.at(-1)._id;
  return {
    own: as && (await sessionOf(as)),
    foreign: await sessionOf(who.ecology.token),
  };
}

/** A second key of whoever has this token, which goes on as if it had begun with that. */
async function keyOf(of: string): Promise<string> {
  await api.database.pool.query('update session set with_key = true where token_hash = $1', [tokenHash(of)]);
  return addKey('(select account_id from session where token_hash = $1)', tokenHash(of));
}

async function addKey(whose: string, parameter: unknown): Promise<string> {
  const { rows } = await api.database.pool.query(
    `insert into second_key (account_id, kind, name, created_at, sealed_secret) values (${whose}, 'app', 'App', now(), '') returning id`,
    [parameter],
  );
  return rows[0].id;
}

/** The sign-in of another session of whoever has this token. */
async function signInOf(of: string): Promise<string> {
  const { rows } = await api.database.pool.query(
    `with whose as (select account_id from session where token_hash = $1), begun as (
      insert into session (token_hash, account_id, created_at, seen_at, ends_at)
      select gen_random_uuid()::text::bytea, account_id, now(), now(), now() + interval '1 day' from whose returning id, account_id)
    insert into sign_in (at, account_id, address, network_hash, way, outcome, reason, new_device, session_id)
    select now(), account_id, '', '', 'sign_in', 'in', '', true, id from begun returning id`,
    [tokenHash(of)],
  );
  return rows[0].id;
}

/** A browser that whoever has this token does not want to be asked on. */
async function trustedBy(of: string): Promise<string> {
  const { rows } = await api.database.pool.query(
    `insert into trusted_browser (account_id, token_hash, password_print, user_agent, created_at, used_at, ends_at)
    select account_id, gen_random_uuid()::text::bytea, '', '', now(), now(), now() + interval '1 day' from session
    where token_hash = $1 returning id`,
    [tokenHash(of)],
  );
  return rows[0].id;
}

const tomorrow = (): string => new Date(Date.now() + 86_400_000).toISOString();

/** A change that the office has planned for a news item. */
async function plannedFor(id: string): Promise<string> {
  const body = { kind: 'news', at: tomorrow(), values: { title: 'Planned' } };
  return (await api.call('PUT', `schedule/change/${id}`, who.office, body)).body.data._id;
}

/** A token that somebody has made for a program. */
const programOf = async (of: string): Promise<string> =>
  (await api.call('POST', 'auth/tokens/create', of, { name: 'The app', days: 30 })).body.data._id;

/** An upload that somebody has begun. */
async function uploadOf(of: string): Promise<string> {
  const begun = await api.app.inject({
    method: 'POST',
    url: '/api/v1/uploads',
    headers: {
      ...{ authorization: of, 'tus-resumable': '1.0.0', 'upload-length': '10' },
      'upload-metadata': `filename ${btoa('a.pdf')}`,
    },
  });
  return String(begun.headers.location).split('/').at(-1) ?? '';
}

/** The history's newest entry of an own and of a foreign news item, which the office has changed so, if at all. */
async function entriesOf(caller: Caller, change?: object): Promise<{ own: string; foreign: string }> {
  const entryOf = async (unit: UnitOf): Promise<string> => {
    const body = { kind: 'news', record: await made('news', unit) };
    if (change) await api.call('PUT', `news/edit/${body.record}`, who.office, change);
    return (await api.call('POST', 'history/get', who.office, body)).body.data.docs[0]._id;
  };
  return { own: await entryOf(unitOf(caller)), foreign: await entryOf({ diocese: who.medak.id }) };
}

/** Kinds whose records belong to a unit, the users of which look after them. */
const UNIT_OWNED: readonly string[] = (Object.values(KINDS) as Kind[])
  .filter((kind) => unitsOf(kind).length > 0 && kind.may.change === 'staffOfItsUnit')
  .map(({ name }) => name);

/** A body that is right for the call, where it takes one. */
const BODIES: Record<CallName, (caller: Caller) => unknown> = {
  login: () => ({ email: 'nobody@example.org', password: 'wrong password' }),
  logout: () => undefined,
  forgotPassword: () => ({ email: fresh() }),
  linkGet: () => ({ token: 'a guess' }),
  confirmEmail: () => ({ token: 'a guess' }),
  changeEmail: (caller) => ({
    password: caller === 'office' ? OFFICE_LOGIN.password : PASSWORD,
    email: fresh(),
  }),
  setPassword: () => ({ token: 'a guess', new_password: PASSWORD }),
  secondKeySignIn: () => ({ challenge: 'a guess', code: '123456' }),
  secondKeyAskAdministrators: () => ({ challenge: 'a guess' }),
  proveBegin: () => ({}),
  prove: (caller) => ({ password: caller === 'office' ? OFFICE_LOGIN.password : PASSWORD }),
  secondKeyList: () => undefined,
  secondKeyBeginApp: () => ({}),
  secondKeyAddApp: () => ({ challenge: 'a guess', code: '123456', name: 'App' }),
  secondKeyBeginDevice: () => ({}),
  secondKeyAddDevice: () => ({ challenge: 'a guess', device: { id: 'a guess' }, name: 'Phone' }),
  secondKeyRename: () => ({ name: 'Old phone' }),
  secondKeyRemove: () => undefined,
  secondKeyPaper: () => ({}),
  trustedBrowserEnd: () => undefined,
  secondKeyRequire: () => ({ required: false }),
  ownAccount: () => undefined,
  changePassword: (caller) => {
    const password = caller === 'office' ? OFFICE_LOGIN.password : PASSWORD;
    return { password, new_password: password };
  },
  tokenList: () => undefined,
  tokenListAll: () => undefined,
  tokenCreate: () => ({ name: 'The app', days: 30 }),
  tokenEnd: () => undefined,
  passwordJudge: () => ({ password: 'velvet harbour nineteen' }),
  begunUploadList: () => undefined,
  begunUploadEnd: () => undefined,
  sessionList: () => undefined,
  sessionEnd: () => undefined,
  sessionEndAll: () => undefined,
  ownMails: () => undefined,
  chooseOwnMail: () => ({ what: 'decided', wanted: true }),
  historyList: () => ({ kind: 'news', record: ownUnits.news }),
  historyGet: () => undefined,
  historyBringBack: () => ({}),
  auditList: () => ({}),
  auditSignOut: () => ({}),
  auditUndo: () => ({}),
  auditExported: () => ({ what: 'subscribers', count: 3 }),
  findAnything: () => ({ search: 'secret' }),
  todayGet: () => undefined,
  todayBegin: () => ({ today: true }),
  typingGet: () => undefined,
  typingKeep: () => ({ language: 'ta', on: true }),
  languageKeep: () => ({ language: 'ta' }),
  waitingList: () => ({}),
  waitingCounts: () => undefined,
  mailedReview: () => ({ key: 'unknown', act: 'publish', version: 1 }),
  ...ofEach('SendBack', () => () => ({ sentence: 'Please name the photographer.' })),
  previewGet: (caller) => ({
    kind: 'news',
    values: SAMPLES.news('Not saved', given, unitOf(caller)),
  }),
  eventSplit: () => ({ day: '2099-01-08' }),
  scheduleList: () => ({ from: '2026-11-01', to: '2026-12-01' }),
  scheduleOf: () => ({ kind: 'news', records: [ownUnits.news] }),
  schedulePlan: () => ({ kind: 'news', publish_at: tomorrow() }),
  scheduleChange: () => ({ kind: 'news', at: tomorrow(), values: { title: 'Changed' } }),
  scheduleMove: () => ({ at: tomorrow() }),
  scheduleNow: () => ({}),
  scheduleDelete: () => undefined,
  ...ofEach('WaitAgain', () => () => ({})),
  uploadMedia: () => 'multipart',
  uploadSeveral: () => 'multipart',
  removeMedia: () => ({ resource_url: thumbnail }),
  keepMedia: () => ({ resource_urls: [thumbnail] }),
  mediaGet: () => undefined,
  mediaDescribe: () => ({ alt: 'A boat' }),
  libraryList: () => ({}),
  libraryCounts: () => undefined,
  libraryFileGet: () => undefined,
  libraryDoubleGet: () => undefined,
  libraryKeep: () => ({ resource_urls: [thumbnail] }),
  libraryShare: () => ({ for_all: true }),
  libraryCut: () => ({ cut: { left: 0, top: 0, width: 0.5, height: 0.5 } }),
  libraryReplace: (caller) => ({ resource_url: `/media/${next[caller]}` }),
  libraryPutBack: () => ({}),
  libraryDelete: () => undefined,
  libraryRestore: () => ({}),
  libraryPaper: () => undefined,
  libraryPaperPage: () => ({ page: 1 }),
  libraryPaperPicture: () => ({ page: 1 }),
  libraryPaperCorrect: () => ({ page: 1, text: 'Put right', version: 1 }),
  userList: (caller) => ({ type: caller === 'office' ? 'department_user' : '' }),
  userGet: () => undefined,
  // A unit's user adds to the own personnel, whatever unit the body names.
  userCreate: (caller) =>
    caller === 'office' || caller === 'visitor'
      ? { user_name: 'New', email: fresh(), password: 'long enough for this', user_type: 'csi_user' }
      : SAMPLES.person('New', given, {
          [caller]: caller === 'diocese' ? who.medak.id : who.ecology.id,
        } as UnitOf),
  userEdit: () => ({ user_name: 'Renamed' }),
  userDelete: () => undefined,
  userRestore: () => undefined,
  userInvite: () => ({}),
  userInvitationLink: () => ({}),
  signInList: () => ({}),
  userWithdrawInvitation: () => ({}),
  userLetIn: () => ({}),
  departmentList: () => ({}),
  departmentAll: () => undefined,
  departmentGet: () => undefined,
  departmentCreate: () => ({ name: `Department ${Math.random()}` }),
  departmentEdit: () => ({ name: 'Renamed' }),
  departmentDelete: () => undefined,
  departmentRestore: () => undefined,
  dioceseList: () => ({}),
  dioceseAll: () => undefined,
  dioceseGet: () => undefined,
  dioceseCreate: () => ({ name: `Diocese ${Math.random()}`, state: 'Kerala' }),
  dioceseEdit: () => ({ name: 'Renamed' }),
  dioceseDelete: () => undefined,
  dioceseRestore: () => undefined,
  ...ofEveryKind(),
  publicDepartments: () => undefined,
  publicDioceses: () => undefined,
  publicDepartment: () => undefined,
  publicDiocese: () => undefined,
  publicDepartmentBySubDomain: () => ({ sub_domain: 'ecology' }),
  publicDioceseBySubDomain: () => ({ sub_domain: 'medak' }),
  manyAct: () => ({ kind: 'news', act: 'remove', records: [foreign.news] }),
  newsLead: () => ({ place: 'unit', leads: true }),
  newsOffer: () => ({ offered: true }),
  newsStandings: () => ({ news: [foreign.news] }),
  newsOffered: () => undefined,
  newsSwitchMany: () => ({ news: [foreign.news], activated: false }),
  newsCounts: () => ({}),
  publicNewsList: () => ({ activated: 'all' }),
  publicRelatedNews: () => ({}),
  publicNews: () => undefined,
  publicNewsSearch: () => ({ search: 'secret' }),
  publicEventList: () => ({ search: 'secret', ends_from: '2000-01-01' }),
  publicPublicationList: () => ({ activated: 'all' }),
  publicPublication: () => undefined,
  publicCampaignList: () => ({ activated: 'all' }),
  publicCampaign: () => undefined,
  publicVideoList: () => ({ activated: 'all' }),
  publicStatementList: () => ({ search: 'changed' }),
  publicPrayerList: () => ({ search: 'changed' }),
  publicPromotionGroups: () => undefined,
  publicPromotions: () => undefined,
  publicPartnerList: () => ({ search: 'changed' }),
  publicDescriptionList: () => ({ type: 'vision' }),
  publicPersonList: () => ({ type: 'officers', user_sort: true }),
  publicSubscribe: () => SAMPLES.subscriber('Visitor', given),
  publicSubscription: () => ({ key: mailKey, subscribed: false }),
  publicSubscriberList: () => ({ search: 'visitor' }),
  personData: () => ({ email: 'nobody@test.invalid' }),
  personErase: () => ({ email: 'nobody@test.invalid', typed: 'nobody@test.invalid' }),
  dataPlaceList: () => undefined,
  readersOverview: () => ({}),
  draftList: () => ({ known: [MISSING] }),
  draftGet: () => undefined,
  draftPut: () => draft(),
  draftEnd: () => ({ draft: MISSING }),
  templateList: () => undefined,
  templateGet: () => undefined,
  templateCreate: () => ({ kind: 'news', record: ownUnits.news, name: 'Sunday school' }),
  templateRename: () => ({ name: 'Sunday' }),
  templateRemove: () => undefined,
  templateRestore: () => undefined,
  versionList: () => ({ kind: 'news', record: ownUnits.news }),
  versionDifference: () => ({ kind: 'news', record: ownUnits.version }),
  versionToDo: () => ({ language: 'ta' }),
  versionCounts: () => undefined,
  versionMake: () => ({ kind: 'news', record: ownUnits.news, language: 'te', texts: { title: 'படகு' } }),
  versionLink: () => ({ kind: 'news', record: ownUnits.news, other: ownUnits.another, language: 'ml' }),
  versionUnlink: () => ({ kind: 'news', record: ownUnits.version }),
  versionHolds: () => ({ kind: 'news', record: ownUnits.version, source_version: 1 }),
  presenceGet: () => ({ kind: 'news', record: ownUnits.news, tab: crypto.randomUUID() }),
  presenceSince: () => ({ kind: 'news', record: ownUnits.news }),
  commentList: () => ({ kind: 'news', record: ownUnits.news }),
  commentSay: () => ({
    ...{ comment: crypto.randomUUID(), kind: 'news', record: ownUnits.news, text: 'Please shorten.' },
  }),
  commentSettle: () => ({ done: true }),
  commentDelete: () => undefined,
  waitingChanges: () => ({}),
  changeSendBack: () => ({ sentence: 'Please shorten.' }),
  changesWait: () => ({ wait: false }),
  unitChangesWait: () => ({ unit: who.youth.id, changes: 'as_all' }),
  checksAsk: () => ({ kind: 'news', record: ownUnits.news, links: ['/'], files: [thumbnail] }),
  checksLeave: () => ({
    kind: 'news',
    record: ownUnits.news,
    key: 'noYear description 1a',
    left: true,
  }),
  publicPrayerSubscribe: () => ({ email: 'prays@test.invalid', hour: 6, language: 'ta' }),
  publicPrayerSubscription: () => ({ key: mailKey, subscribed: true, hour: 6, language: 'ta' }),
  publicPrayerDevice: () => ({ ...newDevice().subscriber, hour: 6, language: 'ta' }),
  publicPrayerDeviceEnd: () => ({
    endpoint: newDevice().subscriber.endpoint,
    auth: newDevice().subscriber.auth,
  }),
  prayerMessage: () => ({ day: '2099-01-01', language: 'en' }),
  shareGet: () => ({ kind: 'news', record: ownUnits.news }),
  sharePicture: () => ({ kind: 'news', record: ownUnits.news, shape: 'square' }),
  recordReaders: () => ({ kind: 'news', record: ownUnits.news }),
  subscriberCounts: () => undefined,
  subscriberTryAgain: () => undefined,
  subscriberImportCheck: () => ({ lines: [{ line: 2, name: 'A', email: 'a@test.invalid' }] }),
  subscriberImport: () => ({
    ...IMPORTED,
    import: crypto.randomUUID(),
  }),
  subscriberImportList: () => ({}),
  subscriberImportUndoCheck: () => undefined,
  subscriberImportUndo: () => undefined,
  newsletterSend: () => ({ news: [shown], again: true }),
  newsletterPreview: () => ({ news: [shown] }),
  newsletterTest: () => ({ news: [shown] }),
  newsletterGet: () => undefined,
  newsletterList: () => ({}),
  newsletterSave: () => ({ news: [shown] }),
  newsletterRefusals: () => ({ newsletter: mailed }),
  newsletterSwitch: () => ({ newsletter: mailed, state: 'paused' }),
  newsletterRecipients: () => undefined,
  statusGet: () => undefined,
  statusBackUp: () => ({}),
  mailState: () => undefined,
  mailTry: () => ({}),
  mailHeld: () => ({ send: true }),
  mailTest: () => ({}),
  enquiryList: () => ({}),
  enquiryGet: () => undefined,
  enquiryEdit: () => ({ handled: true }),
  enquiryDelete: () => undefined,
  enquiryRestore: () => undefined,
  enquiryThread: () => undefined,
  enquiryAnswer: () => ({ text: 'Come at six', handled: true }),
  publicEnquiry: () => ENQUIRY,
  orderList: () => ({}),
  orderGet: () => undefined,
  orderEdit: () => ({ handled: true }),
  orderDelete: () => undefined,
  orderRestore: () => undefined,
  orderThread: () => undefined,
  orderAnswer: () => ({ text: 'It is on its way', handled: true }),
  publicOrder: () => order(),
};

/** The bodies of the calls that every kind has, and of the lists for visitors' programs. What is created belongs to a foreign unit, where units can be named. */
function ofEveryKind() {
  const stems = (Object.keys(SAMPLES) as SampleName[]).filter((name) => name !== 'person');
  const bodies = stems.flatMap((name) => {
    const create = (caller: Caller) =>
      SAMPLES[name](
        'New',
        given,
        caller === 'diocese' ? { diocese: who.medak.id } : { department: who.ecology.id },
      );
    const edit = () => ({ [KINDS[name].search[0]]: 'Changed' });
    const own = { List: () => ({}), Create: create, Edit: edit };
    return VERBS.map((verb) => [name + verb, verb in own ? own[verb as 'List'] : () => undefined]);
  });
  const visitors = stems.map((name) => `public${schemaName(name)}List`).filter((name) => name in CALLS);
  return Object.fromEntries([
    ...bodies,
    ...visitors.map((name) => [name, () => ({ search: 'changed' })]),
  ]) as Record<
    `${Exclude<SampleName, 'person'>}${Verb}` | (`public${Capitalize<SampleName>}List` & CallName),
    (caller: Caller) => unknown
  >;
}

/** The name of a file of somebody. */
async function uploadedBy(of: string): Promise<string> {
  return (await api.upload(of, 'own.jpg', await jpeg())).body.data.resource_name;
}

/** The name of a paper of somebody, of which a page was read. */
async function paperBy(of: string): Promise<string> {
  const { resource_name } = (await api.upload(of, 'own.pdf', pdf())).body.data;
  await readAs(api.database.db, resource_name, 'Read by machine');
  return resource_name;
}

/** The same of one in whose place another one stood. */
async function replacedBy(of: string): Promise<string> {
  const [old, other] = [await uploadedBy(of), await uploadedBy(of)];
  await api.call('PUT', `library/replace/${old}`, of, { resource_url: `/media/${other}` });
  return other;
}

/** Whether a call is being made that only reads: nothing may be written then. */
let isReading = false;
/** Those that write all the same, but no record: that somebody has a form open, or has read a person's data; a preview takes back what it writes. */
const NOTES: readonly CallName[] = ['presenceGet', 'presenceSince', 'personData', 'previewGet'];

async function make(name: CallName, id: string, as: string | null, caller: Caller) {
  const { method, path, reads } = CALLS[name];
  const body = BODIES[name](caller);
  const url = pathWith(path, id);
  if (body !== 'multipart') {
    isReading = reads && !NOTES.includes(name);
    try {
      return await api.call(method, url, as, body, {}, elsewhere());
    } finally {
      isReading = false;
    }
  }
  const { payload, headers } = multipart([{ name: 'x.jpg', content: await jpeg() }]);
  const response = await api.app.inject({
    method,
    url: `/api/v1/${url}`,
    payload,
    headers: { ...headers, ...(as ? { authorization: as } : {}) },
  });
  return { status: response.statusCode, body: response.json(), headers: response.headers };
}

/** Nothing that a stranger must not see may stand in what a stranger got. */
function leaks(caller: Caller, text: string): string[] {
  const secrets = ['argon2', 'password"', 'search_words', 'token_hash', 'deleted_at', 'stack'];
  if (caller === 'visitor') secrets.push('Secret plan', '@example.org"');
  return secrets.filter((secret) => text.includes(secret));
}

type Whose = 'own' | 'foreign' | 'missing' | 'malformed' | 'none';

/** Public calls whose target is switched off. */
const SWITCHED_OFF: readonly CallName[] = ['publicNews', 'publicPublication', 'publicCampaign'];

/** Whose the file is that a call names in its body: the office's. */
const BODY_OF: Partial<Record<CallName, Whose>> = { removeMedia: 'foreign' };

/** Calls that are made with a password or a link that nobody has. */
const WRONG_SECRETS: readonly CallName[] = [
  ...(['login', 'setPassword', 'confirmEmail', 'mailedReview'] as const),
  ...(['secondKeySignIn', 'secondKeyAskAdministrators', 'secondKeyAddApp', 'secondKeyAddDevice'] as const),
  // Who has no second key needs no codes for it.
  'secondKeyPaper',
];

/** Told by the table of who may, and by whose the record is. */
function expected(name: CallName, caller: Caller, whose: Whose): number {
  const reach = WHO_MAY[name][caller];
  if (reach === 'none') return caller === 'visitor' ? 401 : 403;
  if (whose === 'missing' || whose === 'malformed') return 404;
  if (WRONG_SECRETS.includes(name)) return 422;
  // The item that is asked for is switched off.
  if (SWITCHED_OFF.includes(name)) return 404;
  // What is not one's own is as if it were not there.
  return whose === 'foreign' && reach === 'own' ? 404 : 200;
}

describe('the table of who may', () => {
  it('names every call exactly once', () => {
    expect(WHO_MAY_LINES.map(([name]) => name).sort()).toEqual(Object.keys(CALLS).sort());
  });

  it.each(Object.keys(CALLS) as CallName[])('says of %s what its declaration says', (name) => {
    const { who: allowed } = CALLS[name];
    const declared = CALLERS.filter(
      (caller) =>
        allowed === 'everyone' ||
        (caller !== 'visitor' && (allowed as readonly Role[]).includes(ROLE[caller])),
    );
    expect(declared).toEqual(CALLERS.filter((caller) => WHO_MAY[name][caller] !== 'none'));
  });
});

describe('the table of what is asked again', () => {
  it('says what the declarations say', () => {
    const declared = Object.entries(CALLS as Readonly<Record<string, Call>>).flatMap(
      ([name, { fresh: asks }]) => (asks ? [[name, asks]] : []),
    );
    expect(Object.fromEntries(declared)).toEqual(ASKED_AGAIN);
  });
});

/** Calls after which the caller's token is worth nothing, or only with a second key. */
const ENDS_TOKENS: readonly CallName[] = [
  ...(['logout', 'sessionEnd', 'sessionEndAll', 'secondKeyRename', 'secondKeyRemove'] as const),
];

/** Each call as each caller, on what is the own, foreign, missing and malformed (AMB-002, AMB-020, AMB-066, ADD-8). */
describe.each(Object.keys(CALLS) as CallName[])('%s', (name) => {
  const call = CALLS[name];
  it.each(CALLERS)('as %s', async (caller) => {
    read.clear();
    BODIES[name](caller);
    if (read.has(foreign)) foreign.news = await made('news', { department: who.ecology.id });
    if (read.has(ownUnits) || name.startsWith('version')) ownUnits.news = await made('news', unitOf(caller));
    // One with a version in Tamil, and one beside it.
    if (name.startsWith('version')) {
      const body = { kind: 'news', record: ownUnits.news, language: 'ta' };
      ownUnits.version = (await api.call('POST', 'versions/make', who.office, body)).body.data._id;
      ownUnits.another = await made('news', unitOf(caller));
    }
    // Only what is public is passed on.
    if (name.startsWith('share'))
      ownUnits.news = (
        await api.call('POST', 'news/create', who.office, SAMPLES.news('Shown', given, unitOf(caller)))
      ).body.data._id;
    if (name === 'descriptionCreate') await clearDescriptions();
    // Another token for what ends it.
    const isFresh = ENDS_TOKENS.includes(name);
    const as = isFresh && caller !== 'visitor' ? await freshToken(caller) : token(caller);
    const tries = call.id ? await targets(name, call.path, caller, as) : null;

    for (const [whose, id] of Object.entries(
      tries ? { ...tries, missing: MISSING, malformed: 'x'.repeat(40) } : { [BODY_OF[name] ?? 'none']: '' },
    )) {
      if (id === null) continue;
      const { status, body } = await make(name, id, as, caller);
      const told = `${name} as ${caller} on ${whose}: ${status} ${JSON.stringify(body).slice(0, 200)}`;
      expect(leaks(caller, JSON.stringify(body)), told).toEqual([]);
      expect(status, told).toBe(expected(name, caller, whose as Whose));
    }
  });
});

/** A token of another person with the caller's role and unit: what ends it, or all of that person's, ends nobody else's. */
async function freshToken(caller: Exclude<Caller, 'visitor'>): Promise<string> {
  const [email, password] = [fresh(), 'long enough for tests'];
  const user_type = caller === 'office' ? 'csi_user' : `${caller}_user`;
  const user = {
    user_name: 'Another',
    email,
    password,
    user_type,
    ...(caller === 'office' ? {} : unitOf(caller)),
  };
  await api.call('POST', 'user/add', who.office, user);
  // Signed in elsewhere too, so that there is a session to end beside the one that asks.
  await api.signIn(email, password);
  return api.signIn(email, password);
}

describe('lists', () => {
  it('of a unit hold the own records only, whatever the filters say', async () => {
    await made('news', { department: who.ecology.id });
    const listed = await api.call('POST', 'news/get', who.youth.token, {
      type: 'all',
      department: [who.ecology.id],
      diocese: [who.madras.id],
    });
    expect(
      listed.body.data.docs.filter((doc: { department: string }) => doc.department !== who.youth.id),
    ).toEqual([]);
    const counts = await api.call('POST', 'news/get_news_details', who.youth.token, {
      department: who.ecology.id,
    });
    expect(counts.body.data[0].total_news).toBe(0);
    const units = await api.call('POST', 'department/get', who.youth.token, { limit: 100 });
    expect(units.body.data.docs.map((doc: { _id: string }) => doc._id)).toEqual([who.youth.id]);
  });
});

describe('a token', () => {
  it('of a browser is worth nothing without its companion (AMB-068)', async () => {
    const login = await api.call(
      'POST',
      'auth/user_login',
      null,
      { email: 'youth@example.org', password: 'long enough for tests' },
      { 'sec-fetch-site': 'same-origin' },
    );
    const cookie = String(login.headers['set-cookie']).split(';')[0] ?? '';
    expect(String(login.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Strict/);
    expect((await api.call('POST', 'news/get', login.body.token, {})).status).toBe(401);
    const another = `lectern_companion=${'x'.repeat(43)}`;
    expect((await api.call('POST', 'news/get', login.body.token, {}, { cookie: another })).status).toBe(401);
    expect((await api.call('POST', 'news/get', login.body.token, {}, { cookie })).status).toBe(200);
    expect((await api.call('POST', 'news/get', `Bearer ${login.body.token}`, {}, { cookie })).status).toBe(
      200,
    );
  });

  it('ends with the password, the role, the unit and the account', async () => {
    for (const change of [
      { password: 'another long password' },
      { department: who.ecology.id },
      { user_type: 'csi_user' },
    ]) {
      const email = `${Math.random()}@example.org`;
      const user = await api.call('POST', 'user/add', who.office, {
        user_name: 'X',
        email,
        password: 'long enough for this',
        user_type: 'department_user',
        department: who.youth.id,
      });
      const mine = await api.signIn(email, 'long enough for this');
      expect((await api.call('POST', 'news/get', mine, {})).status).toBe(200);
      await api.call('PUT', `user/edit/${user.body.data._id}`, who.office, { mobile: '1' });
      expect((await api.call('POST', 'news/get', mine, {})).status).toBe(200);
      await api.call('PUT', `user/edit/${user.body.data._id}`, who.office, change);
      expect((await api.call('POST', 'news/get', mine, {})).status).toBe(401);
    }
  });
});

describe('a server', () => {
  it('does not start with a call that says nobody who may make it', async () => {
    const { registerApi } = await import('#api/register.ts');
    const { default: Fastify } = await import('fastify');
    const deps = {
      organisation: { brand: 'csi', shortName: 'CSI' },
      publicUrl: 'http://localhost',
      mainHost: undefined,
    } as never;
    const bad = { forgotten: { ...CALLS.newsGet, who: undefined } } as never;
    await expect(registerApi(Fastify(), { forgotten: async () => ({}) }, deps, bad)).rejects.toThrow(
      /who may make it/,
    );
    const empty = { forgotten: { ...CALLS.newsGet, who: [] } } as never;
    await expect(registerApi(Fastify(), { forgotten: async () => ({}) }, deps, empty)).rejects.toThrow(
      /who may make it/,
    );
  });
});
