import { describe, expect, it } from 'vitest';
import { siteAddresses } from './links.ts';
import { mediaPath } from './paths.ts';

const unit = { id: 'u1', subDomain: 'madras' };

const pages = (path: string): boolean => ['/', '/home', '/search'].includes(path);
const addressesOf = (publicUrl: string, mainHost?: string) =>
  siteAddresses({ publicUrl, mainHost, hasLanguages: pages });
const inEnglish = { language: 'en', subDomains: true } as const;

describe('links to sub-sites (AMB-113)', () => {
  const { pageLinks, reaches } = addressesOf('http://localhost:3000');

  it('lead to the sub-domain where it can be reached', () => {
    expect(pageLinks(inEnglish).unit('diocese', unit)).toBe('//madras.localhost:3000/');
    expect(
      ['localhost:3000', 'x.localhost', '127.0.0.1:3000', 'church', 'localhost.evil'].map(reaches),
    ).toEqual([true, true, false, false, false]);
  });

  it('lead to the page on the main site elsewhere', () => {
    const none = { ...inEnglish, subDomains: false };
    expect(pageLinks(none).unit('diocese', unit)).toBe('/home/diocese/u1');
    expect(pageLinks(none).unit('department', unit)).toBe('/department/u1');
    expect(pageLinks({ ...none, label: 'x' }).unit('department', unit)).toBe(
      'http://localhost:3000/department/u1',
    );
  });

  it('leave www and the port where they belong', () => {
    const www = addressesOf('https://www.example.org');
    expect(www.pageLinks(inEnglish).unit('diocese', unit)).toBe('//madras.example.org/');
    expect(www.links({ label: 'madras' }).here('/')).toBe('https://madras.example.org/');
    expect(www.pageLinks({ ...inEnglish, label: 'madras' }).main('/home')).toBe(
      'https://www.example.org/home',
    );
  });

  it('know no sub-domains of an IP address', () => {
    const ip = addressesOf('http://10.1.2.3:3000');
    expect(ip.reaches('10.1.2.3:3000')).toBe(false);
    expect(ip.links({}).unitWhole('diocese', unit)).toBe('http://10.1.2.3:3000/home/diocese/u1');
  });

  it('go by MAIN_HOST when it is set', () => {
    const portal = addressesOf('https://portal.example.org', 'example.org');
    expect(portal.pageLinks(inEnglish).unit('diocese', unit)).toBe('//madras.example.org/');
  });
});

describe('a page in a language leads on in it', () => {
  const { pageLinks } = addressesOf('https://www.church.example', 'church.example');
  const inTamil = { language: 'ta', subDomains: true } as const;

  it('by what is made for it', () => {
    const { page, main, unit: home } = pageLinks(inTamil);
    expect([page('/'), page('/?page=2'), main('/home#top')]).toEqual(['/ta', '/ta?page=2', '/ta/home#top']);
    expect(home('diocese', unit)).toBe('//madras.church.example/ta');
    expect(pageLinks({ ...inTamil, subDomains: false }).unit('diocese', unit)).toBe('/ta/home/diocese/u1');
  });

  it('from a sub-site to the main one too', () => {
    const { page, main } = pageLinks({ ...inTamil, label: 'madras' });
    expect(page('/home')).toBe('/ta/home');
    expect(main('/home')).toBe('https://www.church.example/ta/home');
  });

  it.each([
    ['/home?page=2#top', '/ta/home?page=2#top'],
    ['//madras.church.example/', '//madras.church.example/ta'],
    ['https://church.example/home', 'https://church.example/ta/home'],
    ['/home#/onclick=x//$&amp;$`', '/ta/home#/onclick=x//$&amp;$`'],
  ])('by an address of ours that was written elsewhere: %s', (address, led) => {
    expect(pageLinks(inTamil).inLanguage(address)).toBe(led);
    expect(pageLinks(inEnglish).inLanguage(address)).toBe(address);
  });

  it.each([
    '/media/file.pdf',
    'https://elsewhere.example/home',
    'https://church.example.evil.example/home',
    '#top',
    '/ta/home',
    '/te/home',
  ])('but what is no page of ours, or names its language, stays: %s', (address) => {
    expect(pageLinks(inTamil).inLanguage(address)).toBe(address);
  });
});

it('file names are encoded', () => {
  expect(mediaPath('படம் 1.jpg')).toBe('/media/%E0%AE%AA%E0%AE%9F%E0%AE%AE%E0%AF%8D%201.jpg');
});
