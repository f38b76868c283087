import { afterAll, beforeAll, expect, it } from 'vitest';
import { startEmptyApi, type TestApi } from '../support/api.ts';

/** Every column in which something of a person may stand has a line that says how it ends (docs/data.md tells it to people). */
let api: TestApi;
beforeAll(async () => {
  api = await startEmptyApi();
});
afterAll(() => api.close());

/** Names under which something of a person stands, or texts in which it may. */
const LIKE_PEOPLE =
  /(^|_)(name|email|mobile|phone|fax|address|network|agent|device|ip|born|birth|message|text|answer|sentence|goodbye|reason|before|after|data|details|about|thing|words?)(_|$)/;

/** How it ends, and the columns of which that is true. */
const ENDS: Readonly<Record<string, string>> = {
  'with the record: erased with the person, by itself when its time is over, or after its days in the trash': `
    enquiry.email enquiry.message enquiry.name enquiry.search_words
    order.address order.email order.message order.mobile order.name order.search_words
    letter_message.from_address letter_message.message_id letter_message.text
    subscriber.email subscriber.goodbye subscriber.name subscriber.parked_reason subscriber.phone subscriber.reason subscriber.search_words
    consent.network_hash`,
  'the texts with the record; who did what and when after 400 days': 'revision.after revision.before',
  'with the person; by itself 90 days after it is done with, 365 where it was refused':
    'mail.answer mail.data mail.to_address mail.to_name',
  'by itself 60 days after it was typed, or when it is saved; an address in it is taken out when its person is erased':
    'draft.about draft.before draft.device',
  'with its record or who said it; an address in it is taken out when its person is erased': 'comment.text',
  'by itself after 365 days': 'sign_in.address sign_in.device sign_in.network_hash sign_in.reason',
  'by itself after 400 days': 'act.details act.thing',
  'by itself after a day': 'failed_login.device failed_login.email failed_login.network form_sent.network',
  'by itself 30 days after it can no longer be used': 'single_use_link.about single_use_link.address',
  'when the session ends': 'session.user_agent',
  'by itself after 30 days, or when it is ended': 'trusted_browser.user_agent',
  'the last sentence only; an address in it is taken out when its person is erased':
    'mail_trouble.sentence mailbox_state.sentence',
  'stays; an address in it is taken out when its person is erased':
    'media.original_name subscriber_import.file_name template.name',
  'by itself after some days; sentences of the program, which name no visitor': 'logged_error.sentence',
  'single words for searching; in the night after the last record that holds them is gone, if it never stood on the website':
    'search_word.word',
  'by the office: staff and lists of people are the church’s own': `
    account.email account.mobile account.search_words account.user_name api_token.name second_key.name
    person.address person.email person.fax person.mobile person.phone person.search_words person.search_words_staff person.user_name`,
  'of the church and what it publishes; from the trash after 30 days': `
    campaign.search_words department.name department.name_kn department.name_ml department.name_ta department.name_te department.search_words department.search_words_site description.search_words
    diocese.address diocese.email diocese.fax diocese.mobile diocese.name diocese.name_kn diocese.name_ml diocese.name_ta diocese.name_te diocese.phone diocese.search_words diocese.search_words_site
    event.name event.search_words event_exceptions.name media.file_name news.search_words newsletter_item.unit_name newsletter_item_version.unit_name paper_page.text partner.name partner.search_words
    prayer.day_name prayer.search_words promotion.search_words publication.resource_name publication.search_words question.search_words statement.search_words
    video.search_words`,
  'no longer written, what the office called a breach of data: stays until a later release drops its table':
    'breach.name',
  'names a thing of the program': 'church_setting.name fact.name migration.name secret.name',
};

it('each column that may hold something of a person says how it ends', async () => {
  const { rows } =
    await api.database.pool.query(`select table_name || '.' || column_name as name, column_name as "column"
    from information_schema.columns where table_schema = 'public'
      and data_type in ('text', 'character varying', 'jsonb', 'json', 'bytea', 'inet', 'cidr', 'ARRAY', 'tsvector')`);
  const there = rows.filter(({ column }) => LIKE_PEOPLE.test(column)).map(({ name }) => name);
  const told = Object.values(ENDS).flatMap((columns) => columns.trim().split(/\s+/));
  expect(new Set(told).size).toBe(told.length);
  expect(there.toSorted()).toEqual(told.toSorted());
});

it('whatever hangs on what a visitor sent goes with it', async () => {
  const { rows } =
    await api.database.pool.query(`select conrelid::regclass || ' of ' || confrelid::regclass as name, confdeltype as goes
    from pg_constraint where contype = 'f' and confrelid in ('enquiry'::regclass, '"order"'::regclass, 'subscriber'::regclass)
    and conrelid <> confrelid`);
  expect(rows.length).toBeGreaterThan(3);
  expect(rows.filter(({ goes }) => goes !== 'c')).toEqual([]);
});
