import { expect, it } from 'vitest';
import type { Site, WholeFrame } from '../context/data.ts';
import type { HostMatch } from '../http/hostMatch.ts';
import { frameOf } from '../shell/frames.ts';
import { createErrorPages } from './errorPages.ts';

const frame: WholeFrame = frameOf([], []);
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
  const ask = () => pages.of('notFound', MAIN, { kind: 'main' }, frame, 'en');
  const answers = Array.from({ length: 100 }, ask);
  expect(new Set(answers).size).toBe(1);
  expect(String(await answers[0]?.bodyIn('identity'))).toBe('notFound at main');
  pages.of('notFound', sub('youth'), youth, frame, 'en');
  pages.of('failed', MAIN, { kind: 'main' }, frame, 'en');
  expect(world.rendered).toEqual(['notFound at main', 'notFound at youth', 'failed at main']);
});

it('all hosts that lead nowhere share one page', async () => {
  const { world, pages } = stage();
  for (let i = 0; i < 1000; i++) pages.of('noSite', sub(`nobody${i}`), null, frame, 'en');
  expect(world.rendered).toEqual(['noSite at www']);
});

it('it is rendered anew when the frame or the day is another one', async () => {
  const { world, pages } = stage();
  const ask = (around: WholeFrame) => pages.of('notFound', MAIN, { kind: 'main' }, around, 'en');
  ask(frame);
  ask({ ...frame });
  world.day = '2026-11-22';
  const newest = { ...frame };
  ask(newest);
  ask(newest);
  expect(world.rendered).toHaveLength(3);
});

it('strangers who try addresses fill no memory: then nothing is offered', async () => {
  const { world, pages } = stage();
  const ask = (words: string) =>
    pages.of('notFound', MAIN, { kind: 'main' }, frame, 'en', { near: [], words });
  for (let i = 0; i < 1000; i++) ask(`word${'x'.repeat(i)}`);
  expect(world.rendered).toHaveLength(301);
  ask('word');
  expect(world.rendered).toHaveLength(301);
});
