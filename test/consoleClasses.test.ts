import { expect, it } from 'vitest';
import { projectFiles, readProjectFile } from './support/projectFiles.ts';

/**
 * The console's classes are global, and a sheet stays once a screen has fetched it: two sheets that both say how a class looks change each
 * other's screens, depending on which of them was opened first.
 */
const SHARED = /^src\/(?:ui\/|console\/(?:frame\/|kit\/(?:form\/|list\/|[^/]+$)))/;
const sheets = projectFiles().filter((path) => /^src\/(?:ui|console)\/.*\.css$/.test(path));

/** The classes of which a sheet says by themselves how they look: `.lines` and `.lines:hover`, but not `.letter .lines`, nor `.lines:has(.letter)`. */
function classesOf(css: string): Set<string> {
  const classes = new Set<string>();
  const isAtRule: boolean[] = [];
  for (const [, text = '', end] of css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]*)([{};])/g)) {
    if (end === '}') isAtRule.pop();
    if (end !== '{') continue;
    const selector = text.trim();
    if (!isAtRule.includes(false) && !selector.startsWith('@'))
      for (const [, name = ''] of selector.matchAll(
        /(?:^|,)\s*[a-z0-9]*\.([\w-]+)(?=\s*(?:,|$|:(?!has\()))/g,
      ))
        classes.add(name);
    isAtRule.push(selector.startsWith('@'));
  }
  return classes;
}

it('no two sheets of sections say how one class looks', () => {
  const shared = new Set(
    sheets.filter((path) => SHARED.test(path)).flatMap((path) => [...classesOf(readProjectFile(path))]),
  );
  const sheetOf = new Map<string, string>();
  const twice: string[] = [];
  for (const path of sheets.filter((one) => !SHARED.test(one))) {
    for (const name of classesOf(readProjectFile(path))) {
      const other = sheetOf.get(name);
      if (shared.has(name)) twice.push(`.${name}: ${path} and a sheet that all screens share`);
      else if (other) twice.push(`.${name}: ${path} and ${other}`);
      sheetOf.set(name, path);
    }
  }
  expect(twice).toEqual([]);
});
