import { afterAll, beforeAll, expect, it } from 'vitest';
import { lookAtStatus } from '#jobs/statusJob.ts';
import { readSettings } from '#settings/settings.ts';
import { statusSettings } from '#status/measurements.ts';
import { noteOutcome } from '#store/status/facts.ts';
import { OFFICE_LOGIN, type People, people, startApi, type TestApi } from '../support/api.ts';
import { sendMails, stoppedClock } from '../support/mail.ts';
import { type Sink, startSink } from '../support/mailSink.ts';

/** The status page's sentences, where they are read: each in the language of whoever reads them. */
const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const TAMIL_ADMIN = 'tamil@example.org';
/** Is an administrator when the mail is queued, and none any more when it is sent. */
const FORMER_ADMIN = 'former@example.org';

const settings = statusSettings(readSettings({ PUBLIC_URL: 'http://localhost:3000' }));

let api: TestApi;
let who: People;
let sink: Sink;
beforeAll(async () => {
  api = await startApi();
  who = await people(api);
  sink = await startSink(() => 250);
});
afterAll(() => Promise.all([api.close(), sink.close()]));

const speak = (language: string) => api.call('PUT', 'language/keep', who.office, { language });
/** Without names, commands and settings, and without what other programs have said. */
const ownWords = (answer: unknown): string =>
  JSON.stringify(answer).replaceAll(
    /“[^”]*”|lectern \w+|systemctl restart lectern|POST \S+|GET \S+|PostgreSQL|SMTP_URL|BACKUP=no|[KMGT]B|[AP]M/g,
    '',
  );

interface Line {
  readonly sentence: string;
  readonly more: string;
  readonly small: string;
  readonly figure: string;
}
async function status(cookie?: string): Promise<{ verdict: { sentence: string }; lines: Line[] }> {
  const headers: Record<string, string> = cookie ? { cookie } : {};
  const { verdict, lines } = (await api.call('GET', 'status/get', who.office, undefined, headers)).body.data;
  return { verdict, lines };
}

it('the status page answers in the language of the device, else of the account, and in English where none was chosen', async () => {
  await noteOutcome(
    api.database.db,
    'backup',
    { ok: false, sentence: 'The folder is full.' },
    new Date(Date.now() - MINUTE),
  );
  const english = await status();
  expect(english.verdict.sentence).toMatch(/^Nothing is urgent/);
  expect(english.lines.map(({ sentence }) => sentence)).toContain('The last backup could not be made.');
  // A device whose console speaks Telugu, whatever the account says.
  const device = 'other=1; lectern_language=te';
  const telugu = await status(device);
  expect(telugu.verdict.sentence).toMatch(/^[^A-Za-z]*\p{Script=Telugu}/u);
  expect((await status('lectern_language=xx')).verdict).toEqual(english.verdict);
  await speak('ta');
  expect((await status(device)).verdict).toEqual(telugu.verdict);
  const { verdict, lines } = await status();
  expect(lines).toHaveLength(english.lines.length);
  const said = lines.map(({ sentence, more, small, figure }) => [sentence, more, small, figure]);
  expect(verdict.sentence).toMatch(/^அவசரம் எதுவும் இல்லை/);
  expect(said.flat().join()).toContain('“The folder is full.”');
  expect(ownWords([verdict.sentence, said])).not.toMatch(/[A-Za-z]{2,}/);
});

it('each administrator gets the mail about faults, and each desk the faults, in the own language', async () => {
  const { pool, db } = api.database;
  await pool.query(
    `insert into account (id, role, email, user_name, password, language)
      select gen_random_uuid(), role, unnest($1::text[]), 'Anbu', password, 'ta' from account where email = $2`,
    [[TAMIL_ADMIN, FORMER_ADMIN], OFFICE_LOGIN.email],
  );
  await speak('en');
  const clock = stoppedClock(Date.now() + 4 * DAY);
  const look = () => lookAtStatus(db, settings, clock.now);
  expect(await look()).toBe(0);
  clock.pass(6 * MINUTE);
  expect(await look()).toBe(3);
  const { rows } = await pool.query(
    `select to_address, data ->> 'sentences' as told from mail where template = 'alarm' order by to_address`,
  );
  expect(Object.fromEntries(rows.map(({ to_address, told }) => [to_address, JSON.parse(told)]))).toEqual({
    [OFFICE_LOGIN.email]: ['No backup has ever been made.'],
    [TAMIL_ADMIN]: ['இதுவரை ஒரு காப்பு நகலும் எடுக்கப்படவில்லை.'],
    [FORMER_ADMIN]: ['இதுவரை ஒரு காப்பு நகலும் எடுக்கப்படவில்லை.'],
  });
  await pool.query(`update account set role = 'department_user', department_id = $1 where email = $2`, [
    who.youth.id,
    FORMER_ADMIN,
  ]);
  // Who changes the language meanwhile gets a mail of one piece.
  await speak('kn');
  await sendMails(api, { url: sink.url, clock });
  const got = Object.fromEntries(
    sink.got.map(({ to, raw }) => [to, /^content-language: (\w+)/im.exec(raw)?.[1]]),
  );
  expect(got).toEqual({ [OFFICE_LOGIN.email]: 'en', [TAMIL_ADMIN]: 'ta' });
  const faults = async (cookie = ''): Promise<string[]> =>
    (await api.call('GET', 'today/get', who.office, undefined, { cookie })).body.data.faults.map(
      ({ sentence }: Line) => sentence,
    );
  expect(await faults()).toContain('ಈವರೆಗೆ ಒಂದು ಬ್ಯಾಕಪ್ ಕೂಡ ಆಗಿಲ್ಲ.');
  await speak('en');
  expect(await faults()).toContain('No backup has ever been made.');
  expect(await faults('lectern_language=kn')).toContain('ಈವರೆಗೆ ಒಂದು ಬ್ಯಾಕಪ್ ಕೂಡ ಆಗಿಲ್ಲ.');
});
