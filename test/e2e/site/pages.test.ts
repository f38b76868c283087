import { expect, it } from 'vitest';
import { readSettings } from '#settings/settings.ts';
import { pageRoutes } from '#site/routes.ts';
import { walkThroughPages } from './everyPage.ts';
import { EXAMPLES } from './examples.ts';

it('every page has an example', () => {
  const routes = pageRoutes(readSettings({}).organisation);
  const wanted = routes.flatMap(({ url, on }) => on.map((kind) => `${url} on ${kind}`));
  expect([...new Set(EXAMPLES.map(([route, on]) => `${route} on ${on}`))].sort()).toEqual(wanted.sort());
});

walkThroughPages(EXAMPLES.filter(([, on]) => on === 'main'));
