import { expect, it } from 'vitest';
import { projectFiles, readProjectFile } from './support/projectFiles.ts';

/** The most decisions that somebody new can be asked to look through. */
const MOST = 60;

const files = projectFiles();
const decisions = files.filter((path) => /^docs\/decisions\/\d/.test(path));
const index = readProjectFile('docs/decisions/README.md');

const numberOf = (path: string) => Number(/(\d{4})-[\w-]+\.md$/.exec(path)?.[1]);
const existing = new Set(decisions.map(numberOf));
/** Numbers of decisions that were merged, with where they are now. */
const old = new Map(
  [...index.matchAll(/^\| (\d{4}) \| (\d{4}) \|$/gm)].map(([, from, to]) => [Number(from), Number(to)]),
);

it('decisions are few enough to be read', () => {
  expect(decisions.length).toBeGreaterThan(0);
  expect(decisions.length).toBeLessThanOrEqual(MOST);
  expect(existing.size, 'Each number is given once.').toBe(decisions.length);
});

it.each(decisions)('%s has a title and a status, and is in the index', (path) => {
  const [title = '', , status = ''] = readProjectFile(path).split('\n');
  expect(title).toMatch(/^# \d{4} · \S/);
  expect(Number(title.slice(2, 6))).toBe(numberOf(path));
  expect(status).toMatch(/^Status: (?:accepted|superseded by \d{4}) · \d{4}-\d{2}-\d{2}/);
  const [, state = ''] = /^Status: ([^·]+) ·/.exec(status) ?? [];
  const name = path.slice('docs/decisions/'.length);
  expect(index).toContain(
    `| [${name.slice(0, 4)}](${name}) | ${title.slice('# 0000 · '.length)} | ${state} |`,
  );
});

it('the index has no decision that is not there, and old numbers lead to one that is', () => {
  const listed = [...index.matchAll(/^\| \[\d{4}\]\(([^)]+)\)/gm)].map(
    ([, name]) => `docs/decisions/${name}`,
  );
  expect(listed.toSorted()).toEqual(decisions.toSorted());
  expect([...old].filter(([from, to]) => existing.has(from) || !existing.has(to))).toEqual([]);
});

/** `decision 47` and `decisions 0018 and 0047`, also where a line of a comment ends in between, and `decisions/0047-….md`. */
const CITATIONS = [
  /\bdecision(?: |\s*\n[\s*/#-]*)(\d{1,4})\b/gi,
  /\bdecisions(?: |\s*\n[\s*/#-]*)(\d{1,4}\b(?:(?:, and |, | and | or )\d{1,4}\b)*)/gi,
  /\bdecisions\/(\d{4})-[\w-]+\.md/g,
];

/** The numbers of the decisions that a text cites. */
const citedIn = (text: string): number[] =>
  CITATIONS.flatMap((citation) => [...text.matchAll(citation)]).flatMap(([, numbers = '']) =>
    numbers.split(/\D+/).map(Number),
  );

it('every decision that is cited exists', () => {
  const unknown = files.flatMap((path) =>
    citedIn(readProjectFile(path))
      // A migration is frozen, so it may cite an old number.
      .filter((number) => !existing.has(number) && !(path.startsWith('migrations/') && old.has(number)))
      .map((number) => `${path}: ${number}`),
  );
  expect(unknown, 'docs/decisions/README.md says where an old number is now.').toEqual([]);
});

it('every link to a decision leads to its file', () => {
  const dead = files
    .filter((path) => path.endsWith('.md'))
    .flatMap((path) =>
      [...readProjectFile(path).matchAll(/\bdecisions\/(\d{4}-[\w-]+\.md)/g)]
        .map(([, name]) => `docs/decisions/${name}`)
        .filter((target) => !decisions.includes(target))
        .map((target) => `${path}: ${target}`),
    );
  expect(dead).toEqual([]);
});
