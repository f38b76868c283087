import { expect, it } from 'vitest';
import type { ReadDb } from '#store/database/reads.ts';
import { frameOf } from '../shell/frames.ts';
import { EVERYWHERE, MAIN, type PageRoute } from './route.ts';
import { hiddenPaths, queryByUrl, sitemapPaths, subSitePaths } from './routeLists.ts';

const show = () => null;
const routes: PageRoute[] = [
  { url: '/', on: MAIN, show },
  { url: '/', on: ['diocese'], query: ['page'], show },
  { url: '/', on: ['department'], query: ['page', 'q'], show },
  { url: '/home', on: MAIN, show },
  {
    url: '/news/:type/:id',
    on: EVERYWHERE,
    sitemap: (frame) => frame.units('diocese').map(({ id }) => `/news/x/${id}`),
    show,
  },
  { url: '/search', on: EVERYWHERE, indexed: false, show },
  { url: '/dep', on: MAIN, sitemap: false, show },
];
const madras = { id: '7', name: 'Madras', subDomain: 'madras', state: null, accent: null };

/** The language prefixes of addresses. */
const STARTS = ['', '/ta', '/te', '/kn', '/ml'];

it('sub-sites have what some kind of them has', () => {
  const has = subSitePaths(routes);
  for (const path of ['/', '', '/search', '/search/', '//search', '/news/a/b'])
    expect([path, has(path)]).toEqual([path, true]);
  for (const path of ['/home', '/dep', '/news/a', '/news/a/b/c', '/searching', '/x/search'])
    expect([path, has(path)]).toEqual([path, false]);
});

it('the site map holds what stands by itself and what routes name, and no page under two addresses', async () => {
  expect(await sitemapPaths(routes, frameOf([], [madras]), {} as ReadDb)).toEqual([
    ...['/', '/ta', '/te', '/kn', '/ml'],
    ...STARTS.map((start) => `${start}/home`),
    ...STARTS.map((start) => `${start}/news/x/7`),
  ]);
  expect(hiddenPaths(routes)).toEqual(STARTS.map((start) => `${start}/search`));
});

it('an address takes the parameters of all pages that have it', () => {
  expect(queryByUrl(routes).get('/')).toEqual(['page', 'q']);
});
