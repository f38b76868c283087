import { expect, it } from 'vitest';
import type { Kind } from '#kinds/define.ts';
import { KINDS } from '#kinds/kinds.ts';
import { readSettings } from '#settings/settings.ts';
import { pageRoutes } from '#site/routes.ts';
import { pageSource } from '#site/search/pageSource.load.ts';

const routes = pageRoutes(readSettings({}).organisation);
const findings = [pageSource(routes), ...routes.flatMap(({ finds = [] }) => finds)];

it('every kind that visitors see is found by the search, and no other', () => {
  const seen = Object.values<Kind>(KINDS).filter(({ may }) => may.read === 'everyone');
  expect([...new Set(findings.flatMap(({ of }) => of))].sort()).toEqual(seen.map(({ name }) => name).sort());
});

it('each group has one finding', () => {
  const names = findings.map(({ group }) => group.name);
  expect(names).toEqual([...new Set(names)]);
});

it('every kind that visitors see has a page, for the preview of its forms, and no other has one', () => {
  const seen = Object.values<Kind>(KINDS).filter(({ may }) => may.read === 'everyone');
  const withPage = [...new Set(routes.flatMap(({ pageOf }) => pageOf?.kind ?? []))];
  expect(withPage.sort()).toEqual(seen.map(({ name }) => name).sort());
});

/** News, events and prayers have feeds that take parameters, registered by themselves. */
const WITH_FEEDS_OF_THEIR_OWN = ['event', 'news', 'prayer'];
/** Nobody follows these: they are looked up, or stand for as long as they are true. */
const WITHOUT_FEED = ['department', 'description', 'diocese', 'partner', 'person', 'promotion', 'video'];

it('every kind that visitors see has a feed, or is said to have none', () => {
  const seen = Object.values<Kind>(KINDS).filter(({ may }) => may.read === 'everyone');
  const withFeed = new Set(routes.flatMap(({ feed }) => feed?.of ?? []));
  expect([...withFeed, ...WITH_FEEDS_OF_THEIR_OWN, ...WITHOUT_FEED].sort()).toEqual(
    seen.map(({ name }) => name).sort(),
  );
});
