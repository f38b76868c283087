import { expect, it } from 'vitest';
import { siteHosts } from './siteHosts.ts';

it.each([
  [
    'https://example.org',
    undefined,
    ['example.org', 'www.example.org', 'madras.example.org', 'youth.example.org'],
  ],
  [
    'https://www.example.org',
    undefined,
    ['example.org', 'www.example.org', 'madras.example.org', 'youth.example.org'],
  ],
  [
    'https://portal.example.org',
    'example.org',
    ['example.org', 'www.example.org', 'portal.example.org', 'madras.example.org', 'youth.example.org'],
  ],
  ['http://10.1.2.3:3000', undefined, ['10.1.2.3']],
  ['http://[::1]:3000', undefined, ['[::1]']],
])('of %s with MAIN_HOST %s', (publicUrl, mainHost, hosts) => {
  expect(siteHosts({ publicUrl, mainHost }, ['madras', 'youth'])).toEqual(hosts);
});
