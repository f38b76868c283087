import { expect, it } from 'vitest';
import { type Call, shapeOf } from './call.ts';
import { CALLS, type CallName } from './calls.ts';
import { LATER_PATHS } from './laterPaths.ts';
import { type ConsoleCall, PATHS } from './paths.ts';

const all = Object.entries(CALLS) as [CallName, Call][];

it('takes the address of every call of the console from the line of its name', () => {
  const listed = { ...PATHS, ...LATER_PATHS };
  const declared = (Object.keys(listed) as ConsoleCall[]).map((name) => [
    name,
    `${CALLS[name].method} ${CALLS[name].path}`,
  ]);
  expect(Object.fromEntries(declared)).toEqual(listed);
});

it('has no address twice', () => {
  const addresses = all.map(([, { method, path }]) => `${method} ${path}`);
  expect(addresses.filter((one, i) => addresses.indexOf(one) !== i)).toEqual([]);
});

it('promises clients that what is below public/ is for visitors, and on their connections', () => {
  const below = all.filter(([, { path }]) => path.startsWith('public/'));
  expect(all.filter(([, { database }]) => database === 'visitors')).toEqual(below);
  expect(below.filter(([, { who }]) => who !== 'everyone')).toEqual([]);
});

it('knows what a path takes, and nothing else in braces', () => {
  for (const [name, { path, id }] of all)
    expect([name, path.match(/\{.*?\}/g)]).toEqual([name, id && [`{${id}}`]]);
});

it('searches where the input takes words', () => {
  for (const [name, { input, searches }] of all)
    expect([name, 'search' in shapeOf(input)]).toEqual([name, searches]);
});
