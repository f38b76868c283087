import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CALLS, type CallName } from '#calls/calls.ts';
import { KINDS } from '#kinds/kinds.ts';
import { REVIEWED } from '#kinds/reviewed.ts';
import { firstAdministrator } from '#store/accounts/accounts.ts';
import { createLink, issueToken } from '#store/accounts/singleUseLinks.ts';
import { writing } from '#store/database/writing.ts';
import { codeOf, stepAt } from '#store/secondKey/appCodes.ts';
import { OFFICE_LOGIN, PASSWORD } from '../support/api.ts';
import { fromBase32, softAuthenticator } from '../support/authenticator.ts';
import { recorder } from '../support/examples.ts';
import { readAs } from '../support/papers.ts';
import { files, SAMPLES, type SampleName } from '../support/samples.ts';
import { partsOf } from '../support/uploads.ts';

/**
 * The examples of the reference: every call is made once, as it is made in a church, and what it was sent and answered is what the reference
 * shows. A call without one fails, and so does one that answers otherwise than the reference says.
 */
let record: Awaited<ReturnType<typeof recorder>>;
beforeAll(async () => {
  record = await recorder();
});
afterAll(() => record?.api.close());

const one = { page: 1, limit: 1 };

it('every call has an example that succeeds, and the reference shows these', async () => {
  await begin();
  await everyKind();
  await visitors();
  for (const name of Object.keys(CALLS) as CallName[])
    if (/^public\w+List$/.test(name) && !(name in record.all()))
      await record.ask(name, { as: null, body: one });
  await newsletters();
  await review();
  await people();
  await secondKeys();
  expect(Object.keys(record.all())).toEqual(Object.keys(CALLS));
  // What has changed is a change for everybody who calls us: look at the difference, then renew it with
  // npx vitest run --project api test/api/examples.test.ts -u
  await expect(`${JSON.stringify(record.all(), null, 2)}\n`).toMatchFileSnapshot(
    '../../src/reference/examples.json',
  );
});

const made: Partial<Record<string, string>> = {};
const id = (of: string): string => made[of] ?? expect.fail(`Nothing was made: ${of}.`);
let given: Awaited<ReturnType<typeof files>>;
let youth = '';

/** Whoever calls signs in, and the units are there. */
async function begin(): Promise<void> {
  const { ask, api } = record;
  record.beOffice((await ask('login', { as: null, body: OFFICE_LOGIN })).token);
  const office = (await ask('login', { as: null, body: OFFICE_LOGIN })).token;
  given = await files(api, { office } as Parameters<typeof files>[1]);
  made.department = (await ask('departmentCreate', { body: { name: 'Youth' } }))._id;
  made.diocese = (await ask('dioceseCreate', { body: { name: 'Madras', state: 'Tamil Nadu' } }))._id;
  made.user = (
    await ask('userCreate', {
      body: {
        user_name: 'Asha Devadoss',
        email: 'asha@example.org',
        password: PASSWORD,
        user_type: 'department_user',
        department: id('department'),
      },
    })
  )._id;
  await ask('userList', { body: { ...one, type: 'csi_user' } });
  youth = (await ask('login', { as: null, body: { email: 'asha@example.org', password: PASSWORD } })).token;
  for (const name of ['uploadMedia', 'uploadSeveral'] as const) await ask(name);
  const { resource_name } = await ask('uploadMedia');
  await ask('mediaDescribe', {
    name: resource_name,
    body: { alt: 'A boat on a flooded road', credit: 'A. Kurian' },
  });
  await ask('mediaGet', { name: resource_name });
  await ask('keepMedia', { body: { resource_urls: [`/media/${resource_name}`] } });
  await library(resource_name);
  await paper();
  await ask('removeMedia', { body: { resource_url: `/media/${resource_name}` } });
  const upload = await partsOf(() => api).begin(office, 1000);
  await ask('begunUploadList');
  await ask('begunUploadEnd', { id: upload });
}

/** The words by which each kind's sample is told; otherwise what one of the kind is called. */
const WORDS: Readonly<Partial<Record<SampleName, string>>> = {
  news: 'Boats first, then roofs',
  event: 'A camp by the sea',
  publication: 'Hymns of the Five Rivers',
  campaign: 'A lamp for every hostel',
  video: 'The long road',
  statement: 'On the floods',
  prayer: 'Choirs, organists, and those who pump the bellows',
  promotion: 'Palm Grove Retreat House',
  partner: 'The Bible Society',
  description: 'To serve and to sing',
  subscriber: 'Ponnamma Chacko',
  person: 'The Rt. Rev. Jebakumar Santhome',
};

/** Added, read, listed, changed, put into the trash and brought back. */
async function everyKind(): Promise<void> {
  const { ask } = record;
  const kinds = new Set([...Object.keys(WORDS), ...Object.keys(SAMPLES)] as SampleName[]);
  for (const kind of kinds) {
    const word = WORDS[kind] ?? KINDS[kind].one;
    const stem = kind === 'person' ? 'user' : kind;
    const day = { date: '2026-11-22' };
    const more = {
      ...(kind === 'prayer' ? day : {}),
      ...(kind === 'publication' ? { type: 'books' } : {}),
      ...(kind === 'subscriber' ? { email: 'ponnamma@example.org', phone: '98400 00000' } : {}),
    };
    const body = { ...SAMPLES[kind](word, given, { department: id('department') }), ...more };
    made[kind] = (await ask(`${stem}Create`, { body }))._id;
    await ask(`${stem}Get`, { id: id(kind) });
    const narrowed = kind === 'person' ? { type: 'department_personnels' } : {};
    await ask(`${stem}List`, { body: { ...one, ...narrowed } });
  }
  const title = { title: 'Boats first, then roofs: six weeks in Kuttanad' };
  const changes: Partial<Record<CallName, object>> = {
    newsEdit: title,
    eventEdit: { name: 'A camp by the sea, with songs' },
    publicationEdit: { title: 'Hymns of the Five Rivers, second edition' },
    campaignEdit: { title: 'A lamp for every hostel and home' },
    videoEdit: { order: 2 },
    statementEdit: { title: 'On the floods in Kuttanad' },
    prayerEdit: { description: 'Choirs and organists' },
    promotionEdit: { type: 'platinum' },
    partnerEdit: { url: 'https://www.example.org/' },
    descriptionEdit: { description: '<p>To serve, to teach and to sing</p>' },
    subscriberEdit: { phone: '98400 00001' },
    departmentEdit: { name: 'Youth' },
    dioceseEdit: { state: 'Tamil Nadu' },
  };
  for (const kind of kinds)
    if (kind !== 'person')
      changes[`${kind}Edit`] ??= { [KINDS[kind].search[0]]: `${KINDS[kind].one}, changed` };
  for (const [name, body] of Object.entries(changes)) {
    const kind = name.slice(0, -'Edit'.length);
    await ask(name as CallName, { id: id(kind), body });
    if (kind === 'department' || kind === 'diocese') continue;
    await ask(`${kind}Delete` as CallName, { id: id(kind) });
    await ask(`${kind}Restore` as CallName, { id: id(kind) });
  }
  for (const unit of ['department', 'diocese'] as const) {
    await ask(`${unit}Get`, { id: id(unit) });
    await ask(`${unit}List`, { body: one });
    await ask(`${unit}All`);
    const unused = (await ask(`${unit}Create`, { body: { name: `Another ${unit}`, state: 'Kerala' } }))._id;
    await ask(`${unit}Delete`, { id: unused });
    await ask(`${unit}Restore`, { id: unused });
    await ask(`${unit}Delete`, { id: unused });
  }
  const yearly = { body: { repeats: 'yearly', repeat_times: 3 } };
  const { from_date } = await ask('eventEdit', { id: id('event'), ...yearly });
  const inAYear = `${Number(from_date.slice(0, 4)) + 1}${from_date.slice(4, 10)}`;
  await ask('eventSplit', { id: id('event'), body: { day: inAYear } });
  await ask('newsSwitchMany', { body: { news: [id('news')], activated: true } });
  await ask('newsCounts', { body: {} });
  await ask('previewGet', {
    body: { kind: 'news', values: SAMPLES.news('Not saved', given, { department: id('department') }) },
  });
  await ask('checksAsk', {
    body: { kind: 'news', record: id('news'), links: ['/home'], files: [given.picture] },
  });
  const remark = { kind: 'news', record: id('news'), key: 'noYear description 2x9k' };
  await ask('checksLeave', { body: { ...remark, left: true } });
  await ask('presenceGet', {
    body: { kind: 'news', record: id('news'), tab: crypto.randomUUID(), field: 'title' },
  });
  await ask('presenceSince', { body: { kind: 'news', record: id('news') } });
  const comment = '0198c0de-0000-7000-8000-0000000c0de1';
  await ask('commentSay', {
    body: { comment, kind: 'news', record: id('news'), quoted: 'Boats', text: 'Please shorten.' },
  });
  await ask('commentList', { body: { kind: 'news', record: id('news') } });
  await ask('commentSettle', { id: comment, body: { done: true } });
  await ask('commentDelete', { id: comment });
  const version = { kind: 'news', record: id('news'), language: 'ta' };
  const { _id: tamil } = await ask('versionMake', {
    body: { ...version, texts: { title: 'முதலில் படகுகள், பிறகு கூரைகள்' } },
  });
  await ask('newsEdit', { id: id('news'), body: { heading: 'Thirty-two parishes' } });
  await ask('versionList', { body: { kind: 'news', record: id('news') } });
  const { source_version } = await ask('versionDifference', { body: { kind: 'news', record: tamil } });
  await ask('versionHolds', { body: { kind: 'news', record: tamil, source_version } });
  await ask('versionToDo', { body: { language: 'ml', ...one } });
  await ask('versionCounts');
  await ask('versionUnlink', { body: { kind: 'news', record: tamil } });
  await ask('versionLink', { body: { ...version, other: tamil } });
  const draft = '0198c0de-0000-7000-8000-00000000d4af';
  await ask('draftPut', {
    body: {
      ...{ draft, kind: 'news', form: '/departments/add_news', path: `/departments/add_news?draft=${draft}` },
      ...{ title: 'Boats first, then roofs', about: 'Add News', saved: { title: '' } },
      values: { title: 'Boats first, then roofs' },
    },
  });
  await ask('draftList', { body: { known: [draft] } });
  await ask('draftGet', { id: draft });
  await ask('draftEnd', { body: { draft } });
  const kept = { kind: 'news', record: id('news'), name: 'Relief work', for_all: true };
  const { _id: template } = await ask('templateCreate', { body: kept });
  await ask('templateList');
  await ask('templateGet', { id: template });
  await ask('templateRename', { id: template, body: { name: 'Relief and rebuilding' } });
  await ask('templateRemove', { id: template });
  await ask('templateRestore', { id: template });
  await ask('shareGet', { body: { kind: 'news', record: id('news') } });
  await ask('sharePicture', { body: { kind: 'news', record: id('news'), shape: 'square' } });
  await ask('historyList', { body: { kind: 'news', record: id('news'), ...one } });
  const { docs } = await ask('historyList', { body: { kind: 'news', record: id('news') } });
  await ask('historyGet', { id: docs[0]._id });
  await ask('historyBringBack', { id: docs.at(-1)._id, body: {} });
  await ask('auditExported', { body: { what: 'subscribers', count: 1 } });
  const done = await ask('auditList', { body: { part: 'changes', limit: 1 } });
  await ask('auditUndo', { id: done.docs[0]._id, body: {} });
  const [monday, friday] = ['2026-11-30T06:00', '2026-12-04T18:00'];
  const planned = { kind: 'news', withdraw_at: friday };
  await ask('newsSwitchMany', { body: { news: [id('news')], activated: true } });
  await ask('newsLead', { id: id('news'), body: { place: 'synod', leads: true, last_day: '2026-11-30' } });
  await ask('newsOffer', { id: id('news'), body: { offered: true } });
  await ask('newsStandings', { body: { news: [id('news')] } });
  await ask('newsOffered');
  await ask('manyAct', {
    body: { kind: 'news', act: 'edit', records: [id('news')], values: { date: '2026-11-20' } },
  });
  await ask('schedulePlan', { id: id('news'), body: planned });
  const change = { kind: 'news', at: monday, values: { heading: 'Forty parishes, one promise' } };
  const { _id: first } = await ask('scheduleChange', { id: id('news'), body: change });
  await ask('scheduleMove', { id: first, body: { at: friday } });
  await ask('scheduleOf', { body: { kind: 'news', records: [id('news')] } });
  await ask('scheduleList', { body: { from: monday, to: '2026-12-05' } });
  await ask('scheduleDelete', { id: first });
  const { _id: second } = await ask('scheduleChange', { id: id('news'), body: change });
  await ask('scheduleNow', { id: second, body: {} });
  await changesThatWait();
}

/** What a unit changes of its public news waits, and is sent back. */
async function changesThatWait(): Promise<void> {
  const { ask, api } = record;
  await ask('changesWait', { body: { wait: true } });
  await api.call('PUT', `news/edit/${id('news')}`, youth, { heading: 'Forty parishes, and one more' });
  await ask('unitChangesWait', { body: { unit: id('diocese'), changes: 'at_once' } });
  const { docs } = await ask('waitingChanges', { body: {} });
  await ask('changeSendBack', { id: docs[0].plan, body: { sentence: 'Which parish is it?' } });
  await ask('changesWait', { body: { wait: false } });
}

/** What a website shows to everybody, and what visitors send. */
async function visitors(): Promise<void> {
  const { ask: asStaff } = record;
  const ask = (name: CallName, asked: { id?: string; body?: unknown } = {}) =>
    asStaff(name, { as: null, ...asked });
  await ask('publicDepartments');
  await ask('publicDioceses');
  await ask('publicDepartment', { id: id('department') });
  await ask('publicDiocese', { id: id('diocese') });
  await ask('publicDepartmentBySubDomain', { body: { sub_domain: 'youth' } });
  await ask('publicDioceseBySubDomain', { body: { sub_domain: 'madras' } });
  await ask('publicNewsList', { body: { ...one, activated: 'all', type: 'departments' } });
  await ask('publicNews', { id: id('news') });
  await ask('publicRelatedNews', { body: { ...one, news: id('news') } });
  await ask('publicNewsSearch', { body: { ...one, search: 'boats' } });
  await ask('publicEventList', { body: one });
  await ask('publicPublicationList', { body: { ...one, type: 'books' } });
  await ask('publicPublication', { id: id('publication') });
  await ask('publicCampaignList', { body: one });
  await ask('publicCampaign', { id: id('campaign') });
  await ask('publicDescriptionList', { body: { type: 'mission' } });
  await ask('publicVideoList', { body: { ...one, activated: 'all' } });
  await ask('publicStatementList', { body: { ...one, type: 'press' } });
  await ask('publicPrayerList', { body: { ...one, search: '' } });
  await ask('publicPromotionGroups');
  await ask('publicPromotions');
  await ask('publicPartnerList', { body: { ...one, category: 'network' } });
  await ask('publicPersonList', { body: { ...one, type: 'department_personnels', user_sort: true } });
  const visitor = { name: 'Daniel Raj', email: 'daniel@example.org' };
  await ask('publicSubscribe', { body: { ...visitor, phone: '98400 00002' } });
  await ask('publicSubscriberList', { body: one });
  await ask('publicEnquiry', {
    body: { ...visitor, subject: 'A camp', message: 'When is the next camp?', type: 'contact_us' },
  });
  const address = { mobile: '98400 00002', address: '226 Cathedral Road, Chennai' };
  await ask('publicOrder', {
    body: { ...visitor, ...address, message: 'Two copies, please', product: id('publication') },
  });
  for (const kind of ['enquiry', 'order'] as const) {
    const { docs } = await asStaff(`${kind}List`, { body: one });
    const letter = docs[0]._id;
    await asStaff(`${kind}Get`, { id: letter });
    await asStaff(`${kind}Edit`, { id: letter, body: { handled: true } });
    await asStaff(`${kind}Delete`, { id: letter });
    await asStaff(`${kind}Restore`, { id: letter });
    await asStaff(`${kind}Answer`, { id: letter, body: { text: 'Come at six on Friday.', handled: true } });
    await asStaff(`${kind}Thread`, { id: letter });
  }
}

/** Put together, looked at, sent and watched; and who gets them. */
async function newsletters(): Promise<void> {
  const { ask, api } = record;
  const { pool } = api.database;
  const news = [id('news')];
  const greeting = '<p>Dear friends, the rain came late this year.</p>';
  await ask('newsletterRecipients');
  await ask('newsletterPreview', { body: { news, greeting } });
  await ask('newsletterTest', { body: { news } });
  const { _id: draft, version } = await ask('newsletterSave', {
    body: { news, subject: 'Boats and roofs', greeting },
  });
  await ask('newsletterSend', { body: { news, newsletter: draft, version } });
  await ask('newsletterSwitch', { body: { newsletter: draft, state: 'paused' } });
  await ask('newsletterList', { body: one });
  await ask('newsletterGet', { id: draft });
  await ask('newsletterRefusals', { body: { newsletter: draft, ...one } });
  await ask('subscriberCounts');
  await pool.query(`update subscriber set parked_at = now() where email = 'ponnamma@example.org'`);
  await ask('subscriberTryAgain', { id: id('subscriber') });
  const lines = [{ line: 2, name: 'Ruth Paul', email: 'ruth@example.org' }];
  await ask('subscriberImportCheck', { body: { lines } });
  const file = crypto.randomUUID();
  await ask('subscriberImport', { body: { import: file, file_name: 'parishes.csv', agreed: true, lines } });
  await ask('subscriberImportList', { body: one });
  await ask('subscriberImportUndoCheck', { id: file });
  await ask('subscriberImportUndo', { id: file });
  const { rows } = await pool.query(`select mail_key from subscriber where email = 'ponnamma@example.org'`);
  await ask('publicSubscription', { as: null, body: { key: rows[0].mail_key, subscribed: false } });
  await ask('personData', { body: { email: 'daniel@example.org' } });
  await ask('personErase', { body: { email: 'daniel@example.org', typed: 'daniel@example.org' } });
  const breach = (await ask('breachCreate', { body: { name: 'A laptop left in a train' } }))._id;
  const facts = {
    ...{ name: 'A laptop left in a train', parts: ['orders', 'subscribers'], noticed_at: '2026-11-20T09:00' },
    ...{ from_at: '2026-11-18T17:30', until_at: '', written_from: '', written_until: '' },
    happened: 'A laptop with the list of orders was left in a train.',
    cause: 'It was not sealed, although our rule is to seal it.',
    consequences: 'Somebody may write to you in our name.',
    done: 'All laptops are sealed now.',
    advice: 'Do not answer letters that ask you for money.',
  };
  await ask('breachSave', { id: breach, body: { version: 1, ...facts } });
  await ask('dataPlaceList');
  await ask('breachList');
  const { not_told: left } = await ask('breachGet', { id: breach });
  await ask('breachPeople', { body: { breach, ...one } });
  await ask('breachTell', { body: { breach, version: 2, people: left } });
  const mistaken = (await ask('breachCreate', { body: { name: 'A mistake' } }))._id;
  await ask('breachRemove', { id: mistaken });
  await ask('readersOverview', { body: { period: 'week' } });
  await ask('recordReaders', { body: { kind: 'news', record: id('news') } });
  await ask('statusGet');
  await ask('statusBackUp', { body: {} });
  await ask('mailState');
  await ask('mailTry', { body: {} });
  await ask('mailHeld', { body: { send: true } });
  await ask('mailTest', { body: {} });
}

/** What a unit writes waits for the office. */
async function review(): Promise<void> {
  const { ask } = record;
  const unit = { department: id('department') };
  for (const { name: kind } of REVIEWED) {
    const { _id } = await ask(`${kind}Create`, { as: youth, body: SAMPLES[kind]('Night walk', given, unit) });
    await ask('waitingList', { body: one });
    await ask(`${kind}SendBack`, { id: _id, body: { sentence: 'Please name the photographer.' } });
    await ask(`${kind}WaitAgain`, { id: _id, body: {} });
    made.waiting = _id;
  }
  await ask('waitingCounts');
  await ask('todayGet');
  await ask('todayBegin', { body: { today: false } });
  await ask('typingKeep', { body: { language: 'ta', on: true } });
  await ask('typingGet');
  await ask('languageKeep', { body: { language: 'ta' } });
  await ask('findAnything', { body: { search: 'night walk' } });
  const { docs } = await ask('waitingList', { body: one });
  const [{ _id: waits, kind, version }] = docs;
  // As the mail of the morning has it.
  const { db } = record.api.database;
  const office = await firstAdministrator(db);
  const about = { kind, record: waits, version: String(version) };
  const accountId = office?.accountId ?? '';
  await writing(db, (tx) => createLink(tx, { purpose: 'review', accountId, about }, record.now()));
  await ask('mailedReview', { as: null, body: { key: await newestLink('review'), act: 'publish', version } });
}

/** Users, their own account, and the links that they get by mail. */
async function people(): Promise<void> {
  const { ask, api } = record;
  await ask('signInList', { body: one });
  await ask('userEdit', { id: id('user'), body: { user_name: 'Asha Devadoss', mobile: '98400 00003' } });
  const invited = {
    user_name: 'Grace Paul',
    email: 'grace@example.org',
    user_type: 'csi_user',
    invite: true,
  };
  const grace = (await ask('userCreate', { body: invited }))._id;
  await ask('userInvite', { id: grace, body: {} });
  await ask('linkGet', { as: null, body: { token: await newestLink('invitation') } });
  await ask('userWithdrawInvitation', { id: grace, body: {} });
  await ask('userDelete', { id: grace });
  await ask('userRestore', { id: grace });
  await ask('forgotPassword', { as: null, body: { email: 'asha@example.org' } });
  // The link is made with the mail itself.
  const { db } = record.api.database;
  await writing(db, (tx) => createLink(tx, { purpose: 'new_password', accountId: id('user') }, record.now()));
  const token = await newestLink('new_password');
  await ask('setPassword', { as: null, body: { token, new_password: 'a longer one than before' } });
  const password = 'a longer one than before';
  const asha = (await ask('login', { as: null, body: { email: 'asha@example.org', password } })).token;
  await ask('ownAccount', { as: asha });
  await ask('ownMails', { as: asha });
  await ask('chooseOwnMail', { as: asha, body: { what: 'decided', wanted: false } });
  await ask('passwordJudge', { as: asha, body: { password: 'Password-2026' } });
  await ask('changeEmail', { as: asha, body: { password, email: 'asha.devadoss@example.org' } });
  await ask('confirmEmail', { as: null, body: { token: await newestLink('new_address') } });
  await ask('changePassword', { as: asha, body: { password, new_password: PASSWORD } });
  const again = { as: null, body: { email: 'asha.devadoss@example.org', password: PASSWORD } };
  await ask('login', again);
  const { docs } = await ask('sessionList', { as: asha });
  const ofProgram = await ask('tokenCreate', {
    as: asha,
    body: { name: 'The app', kinds: ['news'], days: 90 },
  });
  await ask('tokenList', { as: asha });
  await ask('tokenListAll');
  await ask('tokenEnd', { as: asha, id: ofProgram._id });
  const other = docs.find((session: { current: boolean }) => !session.current) ?? docs[0];
  await ask('sessionEnd', { as: asha, id: other._id });
  await api.call('POST', 'auth/user_login', null, again.body);
  const begun = await api.call('POST', 'audit/get', asha, { part: 'sign_ins' });
  const goesOn = begun.body.data.docs.find((line: { goes_on?: boolean }) => line.goes_on);
  await ask('auditSignOut', { as: asha, id: goesOn._id, body: {} });
  await ask('sessionEndAll', { as: asha });
  await ask('logout', { as: (await ask('login', again)).token });
}

/** What is shown beside the password: made, used, lost. */
async function secondKeys(): Promise<void> {
  const { ask, api, now } = record;
  const ruth = { email: 'ruth.paul@example.org', password: PASSWORD };
  const body = { user_name: 'Ruth Paul', ...ruth, user_type: 'csi_user' };
  const _id = (await ask('userCreate', { body }))._id;
  const as = (await ask('login', { as: null, body: ruth })).token;
  const app = await ask('secondKeyBeginApp', { as, body: {} });
  // Each example is made a minute after the one before.
  const code = codeOf(fromBase32(app.secret), stepAt(new Date(now().getTime() + 61_000)));
  const added = await ask('secondKeyAddApp', { as, body: { challenge: app.challenge, code, name: 'App' } });
  const phone = softAuthenticator();
  const { challenge, options } = await ask('secondKeyBeginDevice', { as, body: {} });
  const name = 'Chrome on Android';
  const { _id: key } = await ask('secondKeyAddDevice', {
    as,
    body: { challenge, device: phone.add(options), name },
  });
  await ask('secondKeyList', { as });
  await ask('secondKeyRename', { as, id: key, body: { name: 'My phone' } });
  const [code2 = '', code3] = (await ask('secondKeyPaper', { as, body: {} })).codes;
  expect(added.codes.length).toBe(10);
  const begun = await ask('proveBegin', { as, body: {} });
  await ask('prove', { as, body: { challenge: begun.challenge, device: phone.use(begun.options) } });
  await ask('secondKeyRequire', { as, body: { required: true } });
  await ask('secondKeyRequire', { as, body: { required: false } });
  const first = async () => (await api.call('POST', 'auth/user_login', null, ruth)).body.second_key.challenge;
  await ask('secondKeySignIn', { as: null, body: { challenge: await first(), code: code2 } });
  await ask('secondKeyAskAdministrators', { as: null, body: { challenge: await first() } });
  // A browser that does not want to be asked: only those have a cookie for it.
  const page = { 'sec-fetch-site': 'same-origin' };
  const login = await api.call('POST', 'auth/user_login', null, ruth, page);
  const cookie = String([login.headers['set-cookie']].flat()[0]).split(';')[0] ?? '';
  const shown = { challenge: login.body.second_key.challenge, code: code3, remember: true };
  expect((await api.call('POST', 'auth/second_key', null, shown, { ...page, cookie })).status).toBe(200);
  const [browser] = (await ask('secondKeyList', { as })).trusted;
  await ask('trustedBrowserEnd', { as, id: browser._id });
  await ask('secondKeyRemove', { as, id: key });
  await ask('userLetIn', { id: _id, body: {} });
}

/** The secret of the link that was made last for this purpose, as its mail would have it. */
async function newestLink(purpose: string): Promise<string> {
  const { db } = record.api.database;
  const { rows } = await sql<{ id: string }>`
    select id from single_use_link where purpose = ${purpose} order by created_at desc limit 1`.execute(db);
  const [link = expect.fail(`There is no link for ${purpose}.`)] = rows;
  const issued = await issueToken(db, link.id, record.now());
  return issued?.token ?? expect.fail(`The link for ${purpose} is not open.`);
}

/** A page that a machine has read is looked at, and put right. */
async function paper(): Promise<void> {
  const { ask, api } = record;
  const name = given.paper.split('/').at(-1) ?? '';
  await readAs(api.database.db, name, '# Baptisrn register\n\nOf the church at Mylaudy');
  await ask('libraryPaper', { name });
  await ask('libraryPaperPage', { name, body: { page: 1 } });
  await ask('libraryPaperPicture', { name, body: { page: 1 } });
  const text = '# Baptism register\n\nOf the church at Mylaudy';
  await ask('libraryPaperCorrect', { name, body: { page: 1, text, version: 1 } });
}

/** A file is kept, lent, replaced, put back, thrown away and brought back. */
async function library(name: string): Promise<void> {
  const { ask } = record;
  await ask('libraryKeep', { body: { resource_urls: [`/media/${name}`] } });
  await ask('libraryList', { body: { limit: 1, page: 1, whose: 'ours', search: 'boat' } });
  await ask('libraryCounts');
  await ask('libraryFileGet', { name });
  await ask('libraryDoubleGet', { name });
  await ask('libraryShare', { name, body: { for_all: true } });
  await ask('libraryCut', {
    name,
    body: { cut: { left: 0, top: 0, width: 1, height: 0.5 }, focus: 'top' },
  });
  const next = await ask('uploadMedia');
  const { file } = await ask('libraryReplace', { name, body: { resource_url: next.url } });
  const back = await ask('libraryPutBack', { name: file.file_name, body: {} });
  await ask('libraryDelete', { name: back.file_name });
  await ask('libraryRestore', { name: back.file_name, body: {} });
}
