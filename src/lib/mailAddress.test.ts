import { domainToASCII, domainToUnicode } from 'node:url';
import { expect, it } from 'vitest';
import { normalAddress } from './mailAddress.ts';

const DOMAINS = [
  'bücher.example',
  'சிங்கப்பூர்.example',
  'తెలుగు.భారత్',
  'ಕನ್ನಡ.ಭಾರತ',
  'മലയാളം.ഭാരതം',
  '中國.example',
  'faß.example',
  'ουτοπία.δπθ.gr',
  'пример.испытание',
  'a-ü-b.x-y.example',
  '💌.example',
];

it.each(DOMAINS)('is the same in both forms: %s', (domain) => {
  const ascii = domainToASCII(domain);
  expect(ascii).toMatch(/xn--/);
  const normal = `Asha.K+x@${domainToUnicode(ascii)}`;
  for (const form of [domain, ascii, ascii.toUpperCase(), domain.normalize('NFD')])
    expect(normalAddress(` Asha.K+x@${form} `)).toBe(normal);
  expect(normalAddress(normal)).toBe(normal);
});

it.each([
  '',
  'asha',
  'asha@',
  'asha@a b',
  'a@[192.0.2.1]',
  'a@1.2',
  'a@b/c',
  'a@xn--!!.example',
  'a@xn--\u{1f4a9}.example',
  '"a@b"@test.invalid',
  'a%b@test.invalid',
])('leaves as it is what is no more than a text: %s', (text) => expect(normalAddress(text)).toBe(text));

it('writes a plain domain small', () => expect(normalAddress('Asha@Test.INVALID')).toBe('Asha@test.invalid'));
