import nodemailer from 'nodemailer';
import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { cleanGreeting } from '#store/newsletter/greeting.ts';
import { CHURCH } from '#test/support/everyMail.ts';
import { createComposer, type Person, type RenderedMail } from './compose.ts';
import { ADDRESS_PLACEHOLDER, forMany, KEY_PLACEHOLDER, type MailForMany } from './forMany.ts';
import { CONTENT_TYPE } from './mimeBody.ts';
import { newsletterMail } from './newsletter.tsx';
import { confirmMail } from './personalMails.tsx';
import { churchIn } from './Sheet.tsx';

const ID = '0a03db89-db67-46d0-b29b-f72f134f0948';
const KEYS = ['3f2a9c1e-0000-4000-8000-00000000000a', '7c55e0d4-1111-4111-8111-11111111111b'];
const FROM = { name: 'Synodé Office', address: 'office@bücher.example.org' };
const composer = createComposer(FROM, undefined);

const TITLES = {
  en: 'Boats first, then roofs: six weeks in flooded Kuttanad = “home”',
  ta: 'ஞாயிறு பள்ளி ஆசிரியர்களுக்கான மூன்று நாள் பயிற்சி மதுரையில்',
  te: 'ఆదివారం పాఠశాల ఉపాధ్యాయులకు మూడు రోజుల శిక్షణ',
  kn: 'ಭಾನುವಾರ ಶಾಲೆಯ ಶಿಕ್ಷಕರಿಗೆ ಮೂರು ದಿನಗಳ ತರಬೇತಿ',
  ml: 'ഞായറാഴ്ച സ്കൂൾ അധ്യാപകർക്കുള്ള മൂന്നു ദിവസത്തെ പരിശീലനം',
} as const;

const READERS: readonly Person[] = [
  { name: 'Asha', address: 'asha@example.org' },
  { name: '', address: 'a=3D&b.=20+bells@example.org' },
  {
    name: 'Ásgeir "Bjørn" O’Brien, Sr.',
    address: `${'long'.repeat(16)}@${`${'b'.repeat(60)}.`.repeat(2)}invalid`,
  },
  { name: 'செல்வம்', address: 'செல்வம்@தேவாலயம்.invalid' },
  { name: 'Łucja', address: '"a&b,$&"@bücher.invalid' },
];

/** Long lines, lines that end with blanks or begin with dots, and a text that looks like an encoded one. */
const GREETING = `<p>${'வணக்கம் '.repeat(200)}</p><p>${'x'.repeat(2_000)}</p><p>. a dot</p><p>=\u00a0=3D \t</p>`;

const newsletterIn = (language: keyof typeof TITLES): MailForMany =>
  newsletterMail(churchIn(CHURCH, language), ID, {
    subject: TITLES[language],
    greeting: cleanGreeting(`<p>${TITLES[language]}</p>${GREETING}`),
    sentAt: new Date('2026-11-22T06:00:00Z'),
    items: Array.from({ length: 12 }, (_, at) => ({
      newsId: `${String(at).padStart(8, '0')}${ID.slice(8)}`,
      type: 'departments' as const,
      unitName: TITLES[language],
      title: `${TITLES[language]} ${at}`,
      heading: TITLES[language],
      day: '2026-11-02',
      picture: null,
    })),
  });

/** What nodemailer makes of the finished texts when it composes the whole mail for this reader alone. */
async function composedAlone(
  to: Person,
  { subject, html, text, language, ...says }: RenderedMail,
): Promise<Buffer> {
  const alone = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const headers = {
    'Content-Language': language ?? 'en',
    ...(says.unsubscribe && {
      'List-ID': '<newsletter.xn--bcher-kva.example.org>',
      'List-Unsubscribe': `<${says.unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
    ...(says.automatic && { 'Auto-Submitted': 'auto-generated' }),
  };
  const messageId = composer.messageId(ID);
  const { message } = await alone.sendMail({ from: FROM, to, subject, html, text, messageId, headers });
  return message as Buffer;
}

/** What a mail program reads. Boundaries are anybody's, and the date is that of composing. */
async function readOf(message: Buffer) {
  const { headers, html, text, attachments } = await PostalMime.parse(message);
  const lines = (part = '') => part.replaceAll('\r\n', '\n').trimEnd();
  const said = headers
    .map(
      ({ key, value }) =>
        [key, value.replaceAll(/boundary=\S+/g, 'boundary').replaceAll(/\s+/g, ' ')] as const,
    )
    .filter(([key]) => key !== 'date');
  return { headers: new Map(said.toSorted()), html: lines(html), text: lines(text), attachments };
}

const MAILS: Record<string, MailForMany> = {
  ...Object.fromEntries(
    Object.keys(TITLES).map((one) => [`newsletter in ${one}`, newsletterIn(one as keyof typeof TITLES)]),
  ),
  confirmation: confirmMail(churchIn(CHURCH, 'ta')),
};

describe.each(Object.entries(MAILS))('a %s, encoded once', (_name, drawn) => {
  it('reads for each reader as one that was composed for this reader alone', async () => {
    for (const [at, to] of READERS.entries()) {
      const says = drawn(KEYS[at % 2] ?? '', to.address);
      const { message } = await composer.compose(ID, to, says);
      expect(await readOf(message)).toEqual(await readOf(await composedAlone(to, says)));
      const raw = message.toString();
      expect(raw).not.toMatch(/fffe0047/);
      // Lines and characters as RFC 2045, 6.7 wants them; addresses may have other letters in the head alone.
      const [, ...body] = raw.split('\r\n\r\n');
      expect(
        body
          .join('\r\n\r\n')
          .split('\r\n')
          .filter((line) => !/^[\t -~]{0,76}$/.test(line)),
      ).toEqual([]);
      expect(raw.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    }
  });
});

it('has no line that is too long, wherever in it a place is, and in its HTML nothing that ends a tag', async () => {
  const address = '"<b>&x"@test.invalid';
  for (let before = 0; before < 160; before++) {
    const line = `${'x'.repeat(before)}${KEY_PLACEHOLDER}${ADDRESS_PLACEHOLDER} ${KEY_PLACEHOLDER}\nend`;
    const body = forMany({ subject: '', html: line, text: line })(KEYS[0] ?? '', address).body?.() ?? '';
    expect(body.split('\r\n').filter((one) => one.length > 76)).toEqual([]);
    const { html, text } = await PostalMime.parse(`Content-Type: ${CONTENT_TYPE}\r\n\r\n${body}`);
    const said = (shown: string) => `${'x'.repeat(before)}${KEYS[0]}${shown} ${KEYS[0]}\nend`;
    expect([html?.trimEnd(), text?.trimEnd()]).toEqual([
      said('&quot;&lt;b&gt;&amp;x&quot;@test.invalid'),
      said(address),
    ]);
  }
});
