import { expect, it } from 'vitest';
import { projectFiles, readProjectFile } from './support/projectFiles.ts';

/** docs/rules.md: the numbered rules and chapters that the rest of the project cites. */
const rules = readProjectFile('docs/rules.md');
const listed = new Set([...rules.matchAll(/^\*\*((?:AMB|ADD)-\d+) · |^\| (00\d §[\d.]+) \|/gm)].map(nameOf));

function nameOf([, rule, chapter]: RegExpExecArray): string {
  return rule ?? chapter ?? '';
}

it('every rule and every chapter that is cited is listed in docs/rules.md', () => {
  expect(listed.size).toBeGreaterThan(180);
  const files = projectFiles().filter((path) => /^(?:src|test|scripts|sample|docs|migrations)\//.test(path));
  const cited = files.flatMap((path) =>
    [...readProjectFile(path).matchAll(/\b((?:AMB|ADD)-\d+)\b|\b(00[012] §\d+(?:\.\d+)?)/g)].map((found) => ({
      path,
      name: nameOf(found),
    })),
  );
  expect(cited.length).toBeGreaterThan(1000);
  expect(cited.filter(({ name }) => !listed.has(name))).toEqual([]);
});

it('every rule names a test, which cites the rule', () => {
  const texts = [...rules.matchAll(/^\*\*((?:AMB|ADD)-\d+) · ((?:(?!\n\n)[\s\S])*)/gm)];
  expect(texts.length).toBeGreaterThan(130);
  const unproven = texts.flatMap(([, rule = '', text = '']) => {
    const paths = [...text.matchAll(/\]\(\.\.\/([^)]+\.test\.tsx?)\)/g)].map(([, path = '']) => path);
    const isProven = paths.length > 0 && paths.every((path) => readProjectFile(path).includes(rule));
    return isProven ? [] : [{ rule, paths }];
  });
  expect(unproven).toEqual([]);
});
