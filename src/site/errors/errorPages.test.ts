import { expect, it } from 'vitest';
import type { Frame, Site } from '../data.ts';
import type { HostMatch } from '../http/hostMatch.ts';
import { createErrorPages } from './errorPages.ts';

const frame: Frame = { departments: [], dioceses: [], recent: [] };
const MAIN: HostMatch = { target: { kind: 'main' }, subDomains: true };
const sub = (label: string): HostMatch => ({ target: { kind: 'sub', label }, subDomains: true });
const youth: Site = {
  kind: 'department',
  unit: { id: '1', name: 'Youth', subDomain: 'youth', state: null, accent: null },
};

function stage() {
  const world = { rendered: [] as string[], day: '2026-11-21' };
  const pages = createErrorPages(
    (error, { target }) => {
      const page = `${error} at ${target.kind === 'sub' ? target.label : 'main'}`;
      world.rendered.push(page);
      return page;
    },
    () => world.day,
  );
  return { world, pages };
}

it('each error is rendered once for a site, however many ask', async () => {
  const { world, pages } = stage();
  const ask = () => pages.of('notFound', MAIN, { kind: 'main' }, frame);
  const answers = await Promise.all(Array.from({ length: 100 }, ask));
  await ask();
  expect(new Set(answers.map(({ body }) => body))).toEqual(new Set(['notFound at main']));
  await pages.of('notFound', sub('youth'), youth, frame);
  await pages.of('failed', MAIN, { kind: 'main' }, frame);
  expect(world.rendered).toEqual(['notFound at main', 'notFound at youth', 'failed at main']);
});

it('all hosts that lead nowhere share one page', async () => {
  const { world, pages } = stage();
  for (let i = 0; i < 1000; i++) await pages.of('noSite', sub(`nobody${i}`), null, frame);
  expect(world.rendered).toEqual(['noSite at www']);
});

it('it is rendered anew when the frame or the day is another one', async () => {
  const { world, pages } = stage();
  const ask = (around: Frame) => pages.of('notFound', MAIN, { kind: 'main' }, around);
  await ask(frame);
  await ask({ ...frame });
  world.day = '2026-11-22';
  const newest = { ...frame };
  await ask(newest);
  await ask(newest);
  expect(world.rendered).toHaveLength(3);
});

it('strangers who try addresses fill no memory: then nothing is offered', async () => {
  const { world, pages } = stage();
  const ask = (words: string) => pages.of('notFound', MAIN, { kind: 'main' }, frame, { near: [], words });
  for (let i = 0; i < 1000; i++) await ask(`word${'x'.repeat(i)}`);
  expect(world.rendered).toHaveLength(301);
  await ask('word');
  expect(world.rendered).toHaveLength(301);
});
