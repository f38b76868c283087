import { describe, expect, it } from 'vitest';
import { languagePath } from '#lib/languagePath.ts';
import { splitLanguage } from '#lib/splitLanguage.ts';

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
