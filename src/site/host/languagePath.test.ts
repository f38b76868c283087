import { describe, expect, it } from 'vitest';
import { languagePath } from '#lib/languagePath.ts';
import { linksInLanguage, ownAddresses, splitLanguage } from './languagePath.ts';

describe('the language of an address', () => {
  it.each([
    ['/ta', 'ta', '/'],
    ['/ta?q=1', 'ta', '/?q=1'],
    ['/ml/home?page=2', 'ml', '/home?page=2'],
    ['/kn/', 'kn', '/'],
    ['/home', 'en', '/home'],
    ['/tamil', 'en', '/tamil'],
    ['/en/home', 'en', '/en/home'],
    ['/ta/ta/home', 'ta', '/ta/home'],
  ])('%s is %s of %s', (address, language, path) => {
    expect(splitLanguage(address)).toEqual({ language, path });
  });

  it('is put before its path, and English has none', () => {
    expect(['/', '/?page=2', '/home#top'].map((path) => languagePath('te', path))).toEqual([
      '/te',
      '/te?page=2',
      '/te/home#top',
    ]);
    expect(languagePath('en', '/home')).toBe('/home');
  });
});

describe('links lead on in the language', () => {
  const pages = (path: string): boolean => ['/', '/home', '/search'].includes(path);
  const own = ownAddresses(pages, 'https://www.church.example', 'church.example');
  const inTamil = (html: string): string => linksInLanguage(html, 'ta', own);

  it.each([
    ['<a href="/home">', '<a href="/ta/home">'],
    ['<a class="x" href="/home?page=2#top" lang="en">', '<a class="x" href="/ta/home?page=2#top" lang="en">'],
    ['<form action="/search">', '<form action="/ta/search">'],
    ['<a href="//madras.church.example/">', '<a href="//madras.church.example/ta">'],
    ['<a href="https://church.example/home">', '<a href="https://church.example/ta/home">'],
    ['<a href="/home#/onclick=x//$&amp;$`">', '<a href="/ta/home#/onclick=x//$&amp;$`">'],
    ['<a data-from="/home" href="/home">', '<a data-from="/home" href="/ta/home">'],
  ])('%s', (html, led) => {
    expect(inTamil(html)).toBe(led);
  });

  it.each([
    '<a href="/media/file.pdf">',
    '<a href="/feeds/news.xml">',
    '<a href="https://elsewhere.example/home">',
    '<a href="https://church.example.evil.example/home">',
    '<a href="#top">',
    '<a href="/home" hrefLang="en">',
    '<a href="/ta/home">',
    '<link rel="canonical" href="/home">',
    '<p>href="/home"</p>',
  ])('%s stays', (html) => {
    expect(inTamil(html)).toBe(html);
    expect(linksInLanguage(html, 'en', own)).toBe(html);
  });
});
