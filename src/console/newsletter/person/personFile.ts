import type { DataOf } from '#calls/calls.ts';
import type { SubscriberState } from '#kinds/subscriber.ts';
import { momentInWords } from '#lib/dayNames.ts';
import { LANGUAGES, type Language, languageCalled, languageOf } from '#lib/language.ts';
import { hourInWords } from '#lib/prayerHours.ts';
import { wordsIn } from '#lib/translations.ts';
import { SUBSCRIBERS } from '../words.ts';
import { PERSON, PERSON_FILE } from './words.ts';

/** The data stored about the person of an address. */
export type PersonKept = DataOf<'personData'>;

const STYLE = `body{font:1rem/1.5 Georgia,serif;max-width:42rem;margin:2rem auto;padding:0 1rem;overflow-wrap:anywhere}
h1{font-size:1.6rem;line-height:1.2}h2{font-size:1.2rem;margin-top:2rem;border-bottom:1px solid}h3{font-size:1rem;margin:1.5rem 0 .25rem}
dl{display:grid;grid-template-columns:minmax(7rem,12rem) 1fr;gap:.25rem 1rem}dd{margin:0}p{margin:.25rem 0}blockquote{white-space:pre-wrap;margin:.5rem 0 1rem 1rem}
@media(max-width:30rem){dl{display:block}dd{margin-bottom:.5rem}}`;

const at = (moment: string): string => momentInWords(new Date(moment));

/** Whether there is nothing to erase for an address. */
export const isNothing = ({ subscriptions, letters, mails, sign_ins: signIns }: PersonKept): boolean =>
  subscriptions.length + letters.length + mails.length + signIns.length === 0;

/** When and in which language the day's prayer comes, in words. */
export const prayerWish = (
  { prayer_hour: hour, prayer_language: chosen }: PersonKept['subscriptions'][number],
  language: Language,
): [hour: string, language: string] => [
  hourInWords(hour ?? 0, language),
  languageCalled(LANGUAGES.find((one) => one === chosen) ?? 'en', language),
];

/** The number of sign-in attempts with the address; equal attempts are combined. */
export const triesOf = ({ sign_ins: signIns }: PersonKept): number =>
  signIns.reduce((sum, { times }) => sum + times, 0);

/** All data stored about a person as a self-contained page that opens in every browser. What people have typed is always inserted as text. */
export function personFile(kept: PersonKept, church: string, now: Date): string {
  const { w, f, states } = {
    w: wordsIn(PERSON, 'en'),
    f: wordsIn(PERSON_FILE, 'en'),
    states: wordsIn(SUBSCRIBERS, 'en').states,
  };
  const page = document.implementation.createHTMLDocument(f.title(kept.email));
  page.documentElement.lang = 'en';
  const meta = page.createElement('meta');
  meta.setAttribute('charset', 'utf-8');
  const view = page.createElement('meta');
  view.name = 'viewport';
  view.content = 'width=device-width';
  page.head.prepend(meta, view);

  const add = (tag: string, text: string, into: Element = page.body): void => {
    const element = page.createElement(tag);
    element.textContent = text;
    const language = languageOf(text);
    if (language !== 'en') element.lang = language;
    into.append(element);
  };
  const facts = (rows: readonly (readonly [string, string])[]): void => {
    const list = page.createElement('dl');
    for (const [name, value] of rows) {
      if (value === '') continue;
      add('dt', name, list);
      add('dd', value, list);
    }
    page.body.append(list);
  };

  const addNotice = (said: string): void => {
    if (!said) return;
    add('p', `${w.notice}:`);
    add('blockquote', said);
  };

  add('h1', f.title(kept.email));
  add('p', f.made(church, momentInWords(now)));
  if (kept.erased_at) add('p', w.erasedOn(at(kept.erased_at)));
  for (const one of kept.subscriptions) {
    add('h2', f.subscription);
    facts([
      [w.name, one.name],
      [w.email, one.email],
      [w.phone, one.phone],
      [f.diocese, one.diocese],
      [w.status, one.deleted_at ? w.inTrash : states[one.state as SubscriberState]],
      [f.since, at(one.since)],
      [f.addedBy, one.by],
      [w.prayer, one.prayer_hour === null ? '' : w.prayerAt(...prayerWish(one, 'en'))],
      [w.reason, one.goodbye],
      [w.refusedBecause, one.parked_reason],
      [f.undelivered, one.undelivered > 0 ? String(one.undelivered) : ''],
    ]);
    add('h3', w.agreed);
    for (const said of one.consent) {
      const about = said.list === 'prayer' ? `${w.prayer}: ` : '';
      add('p', about + w.act[said.act](at(said.at), said.page, said.by));
      if (said.network) add('p', f.network(said.network));
      addNotice(said.notice);
    }
  }
  if (kept.letters.length > 0) add('h2', w.wrote);
  for (const letter of kept.letters) {
    add('h3', w.letter[letter.kind](letter.subject, at(letter.at)));
    facts([
      [w.name, letter.name],
      [w.phone, letter.phone],
      [f.address, letter.address],
    ]);
    if (letter.text) add('blockquote', letter.text);
    addNotice(letter.notice);
    for (const message of letter.messages) {
      add('p', (message.ours ? f.answered : f.wroteBack)(at(message.at)));
      add('blockquote', message.text);
      if (message.files.length > 0) add('p', f.attached(message.files.join(', ')));
    }
  }
  if (kept.mails.length > 0) add('h2', w.sent);
  for (const mail of kept.mails)
    add('p', f.mail(at(mail.at), f.about(mail.about), f.mailStates[mail.state] ?? mail.state, mail.answer));
  if (kept.sign_ins[0]) {
    add('h2', w.signIns);
    add('p', w.signInTries(triesOf(kept), at(kept.sign_ins[0].at)));
  }
  for (const { at: when, outcome, times, network } of kept.sign_ins)
    add('p', f.signIn(at(when), f.outcomes[outcome] ?? outcome, times, network));
  if (kept.history.length > 0) add('h2', f.history);
  for (const { at: when, of, action, by } of kept.history)
    add('p', f.deed(at(when), f.kinds[of], f.actions[action] ?? action, by));
  if (kept.account || kept.people > 0 || kept.later.length > 0) add('h2', w.stays);
  if (kept.account) add('p', f.account);
  if (kept.people > 0) add('p', f.people(kept.people));
  for (const email of kept.later) add('p', w.later(email));
  if (isNothing(kept)) add('p', w.nothing);
  // Inserted as text: the console's own policy would reject a style element even in a page that is only serialised.
  const html = page.documentElement.outerHTML.replace('</head>', `<style>${STYLE}</style></head>`);
  return `<!doctype html>\n${html}\n`;
}
