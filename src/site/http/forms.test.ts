import { describe, expect, it } from 'vitest';
import { formValues, isFromOwnPage, keyOfForm } from './forms.ts';

describe('a form comes from a page of its own host', () => {
  const host = 'church.example:3000';
  it.each([
    [{ 'sec-fetch-site': 'same-origin' }, true],
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }, true],
    [{ 'sec-fetch-site': 'same-site' }, false],
    [{ 'sec-fetch-site': 'cross-site' }, false],
    [{ 'sec-fetch-site': 'cross-site', origin: 'http://church.example:3000' }, false],
    [{ 'sec-fetch-site': 'none' }, false],
    [{ origin: 'http://church.example:3000' }, true],
    [{ origin: 'https://madras.church.example:3000' }, false],
    [{ origin: 'https://evil.example' }, false],
    [{ origin: 'null' }, false],
    [{}, false],
  ])('%j: %s', (headers, own) => {
    expect(isFromOwnPage({ headers, host })).toBe(own);
  });
});

it('what was typed comes by its name, the first of two, without the breaks that only forms make', () => {
  expect(formValues('name=Asha+K&name=x&message=one%0D%0Atwo&__proto__=a')).toEqual(
    Object.fromEntries([
      ['name', 'Asha K'],
      ['message', 'one\ntwo'],
      ['__proto__', 'a'],
    ]),
  );
  expect(formValues(undefined)).toEqual({});
});

it('the same form from the same network has the same key, and any other has another one', () => {
  const key = keyOfForm('/about/contact_us', '10.0.0.1', { name: 'Asha' });
  expect(keyOfForm('/about/contact_us', '10.0.0.1', { name: 'Asha' })).toBe(key);
  expect(keyOfForm('/about/contact_us', '10.0.0.2', { name: 'Asha' })).not.toBe(key);
  expect(keyOfForm('/about/contact_us', '10.0.0.1', { name: 'Asha K' })).not.toBe(key);
});
