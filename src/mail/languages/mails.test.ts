import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '#lib/language.ts';
import type { MailTemplate } from '#store/mailQueue/mail.ts';
import { type Element, type Node, treeOf } from '#store/richText/tree.ts';
import { CHURCH, EVERY_MAIL, everywhere } from '#test/support/everyMail.ts';
import { churchIn } from '../Sheet.tsx';
import { addMailTexts } from './addMailTexts.ts';

/** Mails to visitors. All others are for users of the console. */
const TO_VISITORS = ['newsletter', 'received', 'answer', 'confirm'] as const satisfies MailTemplate[];
/** Mails to colleagues, in the language that each has chosen; forwarded letters and the office's own are in English. */
const TO_COLLEAGUES = [
  ...([
    'plan_failed',
    'commented',
    'decided',
    'waiting',
    'new_password',
    'invitation',
    'new_address',
    'alarm',
  ] as const),
  ...([
    'password_changed',
    'address_changed',
    'new_device',
    'second_key_changed',
    'second_key_let_in',
  ] as const),
  ...(['second_key_lost', 'administrator_made', 'password_given'] as const),
] as const satisfies MailTemplate[];
const SCRIPTS = { ta: 'Tamil', te: 'Telugu', kn: 'Kannada', ml: 'Malayalam' } as const;
const OTHERS = LANGUAGES.filter((one) => one !== 'en');
const cases = OTHERS.flatMap((language) => TO_VISITORS.map((template) => [template, language] as const));
const colleagues = OTHERS.flatMap((language) =>
  TO_COLLEAGUES.map((template) => [template, language] as const),
);

beforeAll(addMailTexts);

const shown = (nodes: readonly Node[]): string =>
  nodes
    .map((node) => (typeof node === 'string' ? node : node.tag === 'style' ? ' ' : shown(node.children)))
    .join(' ');

describe.each(cases)('the mail %s in %s', (template, language) => {
  const church = () => churchIn(CHURCH, language);
  const drawn = () => {
    const { name } = church().organisation;
    return EVERY_MAIL[template]({ ...everywhere(name), address: 'a@example.org', picture: null }, church());
  };
  const { address, email, phones, publicUrl } = { ...CHURCH.organisation, publicUrl: CHURCH.publicUrl };
  // Everything that is not text of the mail: addresses of pages and persons, and the church's own.
  const words = (text: string): string =>
    [...address, email, ...phones, 'a@example.org']
      .reduce((rest, one) => rest.replaceAll(one, ''), text)
      .replaceAll(new RegExp(`${publicUrl}\\S*`, 'g'), '');

  it('has no English word in it, neither in its text part nor in its subject', () => {
    for (const { subject, html, text, preheader = '' } of drawn())
      for (const part of [subject, preheader || subject, text, shown(treeOf(html))]) {
        expect(words(part).match(/[A-Za-z]{2,}/g) ?? []).toEqual([]);
        expect(part).toMatch(new RegExp(`\\p{Script=${SCRIPTS[language]}}`, 'u'));
      }
  });

  it('says in which language it is, and leads to pages in it', () => {
    for (const { html, language: said } of drawn()) {
      expect(said).toBe(language);
      expect(html).toContain(`<html lang="${language}">`);
      const own = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].flatMap(([, href = '']) =>
        href.startsWith(publicUrl) ? [href.slice(publicUrl.length)] : [],
      );
      expect(own.filter((path) => !path.startsWith(`/${language}/`))).toEqual([]);
      // Only text in another language has a lang attribute.
      expect(html).not.toContain(`<p lang="${language}"`);
    }
  });
});

it.each(colleagues)('the mail %s to a colleague has no English word in %s', (template, language) => {
  const church = churchIn(CHURCH, language);
  const { name, address, email, phones } = church.organisation;
  const typed = { ...everywhere(name), address: 'a@example.org', picture: null };
  const drawn = EVERY_MAIL[template](typed, church);
  expect(drawn.length).toBeGreaterThan(0);
  for (const { subject, html, text, language: said } of drawn) {
    expect(said).toBe(language);
    for (const part of [subject, text, shown(treeOf(html))]) {
      // Everything that is not text of the mail: addresses, the church's own, a device's model name, and AM and PM, as these languages write them.
      const rest = [...address, email, ...phones, 'a@example.org', 'Chrome', 'Android', 'CSI']
        .reduce((left, one) => left.replaceAll(one, ''), part)
        .replaceAll(new RegExp(`${CHURCH.publicUrl}\\S*`, 'g'), '');
      expect(rest.replaceAll(/\b[AP]M\b/g, '').match(/[A-Za-z]{2,}/g) ?? []).toEqual([]);
      expect(part).toMatch(new RegExp(`\\p{Script=${SCRIPTS[language]}}`, 'u'));
    }
  }
});

it('marks what is written in another language than the mail', () => {
  const [mail] = EVERY_MAIL.answer(
    { ...everywhere('Roofs'), text: 'கூரைகள்', picture: null },
    churchIn(CHURCH, 'ta'),
  );
  const marked: string[] = [];
  const walk = (nodes: readonly Node[]): void => {
    for (const node of nodes.filter((one): one is Element => typeof one !== 'string')) {
      if (node.attributes.lang === 'en') marked.push(shown(node.children).trim());
      walk(node.children);
    }
  };
  walk(treeOf(mail?.html ?? ''));
  expect(marked[0]).toBe('Roofs');
  expect(marked.join()).not.toContain('கூரைகள்');
});

it.each([
  ['Re: Roofs', 'ta'],
  ['RE: பதில்: Roofs', 'ta'],
  ['Roofs', 'ta'],
  ['జవాబు: re: Roofs', 'te'],
])('answers “%s” in %s with one word that it does', (title, language) => {
  const church = churchIn(CHURCH, language);
  const [mail] = EVERY_MAIL.answer({ ...everywhere('a'), title, picture: null }, church);
  expect(mail?.subject).toBe(language === 'ta' ? 'பதில்: Roofs' : 'జవాబు: Roofs');
});
