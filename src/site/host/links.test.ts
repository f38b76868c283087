import { describe, expect, it } from 'vitest';
import { siteAddresses } from './links.ts';
import { mediaPath } from './paths.ts';

const unit = { id: 'u1', subDomain: 'madras' };

describe('links to sub-sites (AMB-113)', () => {
  const { links, reaches } = siteAddresses('http://localhost:3000', undefined);

  it('lead to the sub-domain where it can be reached', () => {
    expect(links({ subDomains: true }).unit('diocese', unit)).toBe('//madras.localhost:3000/');
    expect(
      ['localhost:3000', 'x.localhost', '127.0.0.1:3000', 'church', 'localhost.evil'].map(reaches),
    ).toEqual([true, true, false, false, false]);
  });

  it('lead to the page on the main site elsewhere', () => {
    expect(links({ subDomains: false }).unit('diocese', unit)).toBe('/home/diocese/u1');
    expect(links({ subDomains: false }).unit('department', unit)).toBe('/department/u1');
    expect(links({ label: 'x', subDomains: false }).unit('department', unit)).toBe(
      'http://localhost:3000/department/u1',
    );
  });

  it('leave www and the port where they belong', () => {
    const www = siteAddresses('https://www.example.org', undefined);
    expect(www.links({ subDomains: true }).unit('diocese', unit)).toBe('//madras.example.org/');
    expect(www.links({ label: 'madras', subDomains: true }).here('/')).toBe('https://madras.example.org/');
    expect(www.links({ label: 'madras', subDomains: true }).main('/home')).toBe(
      'https://www.example.org/home',
    );
  });

  it('know no sub-domains of an IP address', () => {
    const ip = siteAddresses('http://10.1.2.3:3000', undefined);
    expect(ip.reaches('10.1.2.3:3000')).toBe(false);
    expect(ip.links({ subDomains: false }).unitWhole('diocese', unit)).toBe(
      'http://10.1.2.3:3000/home/diocese/u1',
    );
  });

  it('go by MAIN_HOST when it is set', () => {
    const { links: from } = siteAddresses('https://portal.example.org', 'example.org');
    expect(from({ subDomains: true }).unit('diocese', unit)).toBe('//madras.example.org/');
  });
});

it('file names are encoded', () => {
  expect(mediaPath('படம் 1.jpg')).toBe('/media/%E0%AE%AA%E0%AE%9F%E0%AE%AE%E0%AF%8D%201.jpg');
});
