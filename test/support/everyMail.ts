import { KINDS } from '#kinds/kinds.ts';
import type { AnyRecord, StoredFile } from '#kinds/records.ts';
import { wordsIn } from '#lib/translations.ts';
import {
  addressChangedMail,
  atServerMail,
  invitationMail,
  newAddressMail,
  newDeviceMail,
  newPasswordMail,
  passwordChangedMail,
} from '#mail/accountTemplates.ts';
import { alarmMail } from '#mail/alarm.ts';
import { breachMail } from '#mail/breachMail.ts';
import { commentedMail } from '#mail/commented.ts';
import type { RenderedMail } from '#mail/compose.ts';
import { dailyPrayerMail, prayerConfirmMail } from '#mail/dailyPrayer.tsx';
import { newsletterMail } from '#mail/newsletter.tsx';
import { confirmMail, enquiryMail, orderMail, receivedMail, testMail } from '#mail/personalMails.tsx';
import { planFailedMail } from '#mail/planFailed.ts';
import { replyMail } from '#mail/reply.tsx';
import { decidedMail } from '#mail/review.tsx';
import { reviewDigestMail } from '#mail/reviewDigest.tsx';
import { type Church, spoken } from '#mail/Sheet.tsx';
import { threadDigestMail } from '#mail/threadDigest.tsx';
import { letInMail, lostKeyMail, twoFactorMail } from '#mail/twoFactorMails.ts';
import { readSettings } from '#settings/settings.ts';
import { addStatusTexts } from '#status/languages/addStatusTexts.ts';
import { statusWords } from '#status/words.ts';
import type { Colleague } from '#store/accounts/staff.ts';
import type { MailTemplate } from '#store/mailQueue/mail.ts';
import { cleanGreeting } from '#store/newsletter/greeting.ts';
import type { WaitingChange } from '#store/schedule/waitingChanges.ts';
import { KEY_NEWS } from '#store/twoFactor/notices.ts';

/** What people have typed, by where it stands in mails. */
export interface Typed {
  readonly name: string;
  readonly address: string;
  readonly unit: string;
  readonly title: string;
  readonly text: string;
  readonly picture: StoredFile | null;
}

export const CHURCH: Church = {
  organisation: readSettings({}).organisation,
  publicUrl: 'https://www.example.org',
};
const AT = new Date('2026-11-22T06:00:00Z');
const ID = '0a03db89-db67-46d0-b29b-f72f134f0948';
const TOKEN = { token: ID, expiresAt: AT };

/** Each template, in each of the ways in which it can be drawn, with what people have typed in all places that take any. */
export const EVERY_MAIL: Readonly<
  Record<MailTemplate, (typed: Typed, church?: Church) => readonly RenderedMail[]>
> = {
  newsletter: (typed, church = CHURCH) => {
    // As the editor gives what was typed into it.
    const greeting = cleanGreeting(
      `<p>${church.language ? '' : 'Dear friends, '}${escaped(typed.text)}</p><ul><li>${church.language ? '' : 'See: '}${escaped(typed.title)}</li></ul>`,
    );
    const items = [storyOf(typed, null), storyOf(typed, ID)];
    const content = { subject: typed.title, greeting, sentAt: AT, items };
    const many = Array.from({ length: 100 }, (_, at) => storyOf(typed, at % 2 ? `${at}${ID}` : null));
    return [
      newsletterMail(church, ID, content)(ID, typed.address),
      newsletterMail(church, ID, content, 'test')(ID, typed.address),
      newsletterMail(church, ID, { ...content, items: many })(ID, typed.address),
    ];
  },
  test: () => [testMail(CHURCH)],
  breach: ({ name, text, title, unit, address }) => [
    breachMail(
      CHURCH,
      name,
      {
        happened: text,
        consequences: title,
        done: unit,
        advice: address,
        from: AT.toISOString(),
        until: null,
      },
      'subscribers orders',
    ),
  ],
  plan_failed: ({ title, text, name }, church = CHURCH) => {
    const told = { record: ID, ofDiocese: true, title, at: AT, note: text, by: name, sentBackBy: null };
    return [
      planFailedMail(church, { ...told, kind: 'news', act: 'change', sentBackBy: name }, false),
      planFailedMail(church, { ...told, kind: 'news', act: 'change' }, false),
      planFailedMail(church, { ...told, kind: 'promotion', act: 'publish' }, true),
    ];
  },
  commented: ({ title, text, name, unit }, church = CHURCH) => {
    const told = { kind: KINDS.news, record: ID, ofDiocese: false, title };
    return [
      commentedMail(church, { ...told, said: [{ by: name, quoted: '', text }] }),
      commentedMail(church, {
        ...told,
        said: [
          { by: name, quoted: title, text },
          { by: unit, quoted: '', text },
        ],
      }),
    ];
  },
  alarm: ({ text, unit }, church = CHURCH) => {
    addStatusTexts();
    const { lag } = wordsIn(statusWords, spoken(church)).database;
    return [alarmMail(church, [text]), alarmMail(church, [lag(unit), text])];
  },
  enquiry: (typed) => [enquiryMail(CHURCH, letterOf(typed))],
  order: (typed) => [orderMail(CHURCH, letterOf(typed))],
  received: (_typed, church = CHURCH) => [receivedMail(church)],
  answer: ({ title, text }, church = CHURCH) =>
    (['enquiry', 'order'] as const).map((kind) =>
      replyMail(church, {
        kind,
        threadId: ID,
        subject: title,
        text,
        language: '',
        createdAt: AT,
        asked: text,
        askedAt: AT,
        before: [],
      }),
    ),
  letters: (typed) => {
    const { name, subject, message } = letterOf(typed);
    const told = { id: ID, name, subject, message, createdAt: AT };
    return [true, false].map((isDiocese) =>
      threadDigestMail(CHURCH, {
        ...{ isDiocese, diocese: '', more: isDiocese ? 450 : 0 },
        told: [
          { ...told, kind: 'enquiry' },
          { ...told, kind: 'order', id: `${ID}2` },
        ],
      }),
    );
  },
  confirm: (_typed, church = CHURCH) => [confirmMail(church)(ID)],
  daily_prayer: ({ name, title, text, address }, church = CHURCH) => {
    const day = { day: '2026-11-22', name, theme: title, prayers: [text, title], hasPage: true };
    const readings = [
      { name: title, passage: text },
      { name: '', passage: title },
    ];
    return [
      dailyPrayerMail(church, { ...day, readings })(ID, address),
      dailyPrayerMail(church, { ...day, name: '', prayers: [], readings })(ID, address),
    ];
  },
  daily_prayer_confirm: (_typed, church = CHURCH) => [prayerConfirmMail(church, 6, ID)],
  decided: (typed, church = CHURCH) => {
    const [news, event, returned] = [recordOf(typed), recordOf(typed, 'event'), recordOf(typed, 'returned')];
    const author = colleagueOf(typed);
    return [[news], [returned], [news, event, returned]].map((records) =>
      decidedMail(church, { author, records }),
    );
  },
  waiting: (typed, church = CHURCH) => {
    const person = colleagueOf(typed);
    const items = [
      { ...recordOf(typed), token: 'a' },
      { ...recordOf(typed, 'event'), token: 'b' },
    ];
    const changes = [changeOf(typed)];
    return [
      reviewDigestMail(church, { person, items, changes, more: [recordOf(typed)], moreChanges: 1 }),
      reviewDigestMail(church, { person, items, changes: [], more: [], moreChanges: 0 }),
      reviewDigestMail(church, { person, items: [], changes, more: [], moreChanges: 0 }),
    ];
  },
  new_password: ({ name }, church = CHURCH) => [newPasswordMail(church, name, TOKEN)],
  invitation: (typed, church = CHURCH) => [invitationMail(church, typed, typed.name, TOKEN)],
  new_address: (typed, church = CHURCH) => [newAddressMail(church, typed, TOKEN)],
  password_changed: ({ name }, church = CHURCH) => [passwordChangedMail(church, name, AT)],
  address_changed: ({ name }, church = CHURCH) => [addressChangedMail(church, name, AT)],
  new_device: ({ name }, church = CHURCH) => [
    newDeviceMail(church, name, { at: AT.toISOString(), device: 'Chrome on Android' }),
  ],
  second_key_changed: ({ name, title }, church = CHURCH) =>
    KEY_NEWS.map((what) => twoFactorMail(church, name, { what, name: title, at: AT.toISOString() })),
  second_key_let_in: ({ name }, church = CHURCH) =>
    ['', name].map((by) => letInMail(church, name, { of: name, by, at: AT.toISOString() })),
  administrator_made: ({ name }, church = CHURCH) => [
    atServerMail(church, name, 'administratorMade', name, AT),
  ],
  password_given: ({ name }, church = CHURCH) => [atServerMail(church, name, 'passwordGiven', name, AT)],
  second_key_lost: ({ name }, church = CHURCH) => [
    lostKeyMail(church, name, { of: name, at: AT.toISOString() }),
  ],
};

const storyOf = ({ unit, title, text, picture }: Typed, newsId: string | null) => ({
  newsId,
  type: 'departments' as const,
  unitName: unit,
  title,
  heading: text,
  day: '2026-11-22',
  picture,
});

const letterOf = ({ name, address, unit, title, text }: Typed) => ({
  ...{ name, email: address, subject: title, message: text, createdAt: AT },
  ...{ diocese: unit, mobile: unit, address: unit },
});

function recordOf(
  { name, unit, title, text }: Typed,
  as: 'news' | 'event' | 'returned' = 'news',
): { kind: (typeof KINDS)['news' | 'event']; record: AnyRecord } {
  const review =
    as === 'returned' ? { state: 'sent_back', by: name, sentence: text, since: AT, at: AT } : null;
  const record = {
    ...{ id: ID, version: 1, createdAt: AT, updatedAt: AT, author: name, activated: as !== 'returned' },
    ...{ department: { id: ID, name: unit }, diocese: null, review, removal: null, title, name: title },
  };
  return { kind: KINDS[as === 'event' ? 'event' : 'news'], record: record as unknown as AnyRecord };
}

const changeOf = ({ name, unit, title }: Typed): WaitingChange => ({
  ...{ kind: 'news', id: ID, plan: ID, title, by: name, since: AT, said: '', type: '', day: null },
  ...{ activated: true, unit: { kind: 'diocese', id: ID, name: unit } },
  ...{ differences: [], touched: [], values: {} },
});

const colleagueOf = ({ name, address }: Typed) => ({ viewer: { name }, email: address }) as Colleague;

/** The same text in every place, in the name and the description of a picture too. */
export function everywhere(text: string): Typed {
  const file = {
    id: ID,
    name: `${text.toWellFormed()}.jpg`,
    originalName: text,
    type: 'image/jpeg',
    bytes: 1,
  };
  const picture = { ...file, width: 4, height: 3, pages: null, variants: [], decorative: false };
  return {
    ...{ name: text, address: text, unit: text, title: text, text },
    picture: { ...picture, alt: text, caption: text, credit: text },
  };
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
