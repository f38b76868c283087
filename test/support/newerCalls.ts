import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from './projectFiles.ts';

/** Calls that one of the browsers got after the oldest in which the console works, as they look in minified code. Those that our code tests for first are not listed. */
export const NEWER_THAN_CONSOLE: readonly RegExp[] = [
  // Chrome 117, Firefox 119, Safari 17.4
  /\b(?:Map|Object)\.groupBy\b/,
  // Chrome 119, Firefox 121, Safari 17.4; Chrome 128; Chrome 121
  /\bPromise\.(?:withResolvers|try)\b|\bArray\.fromAsync\b/,
  // Chrome 120; Chrome 126, Safari 18
  /\bURL\.(?:canParse|parse)\b/,
  // Chrome 116, Firefox 124, Safari 17.4
  /\bAbortSignal\.any\b|\.checkVisibility\(/,
  // Chrome 122, Firefox 127; `union`, `difference` and `intersection` are also names of others
  /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(|new Set\([^()]*\)\.(?:union|difference|intersection)\(/,
  // Iterators with methods of arrays: Chrome 122, Firefox 131, Safari 18.4
  /(?<!\bObject)\.(?:values|keys|entries|matchAll)\([^()]*\)\.(?:map|filter|take|drop|flatMap|reduce|toArray|forEach|some|every|find)\(|\bIterator\.from\b/,
  // Chrome 125, Firefox 129, Safari 17; Chrome 125, Firefox 132, Safari 26
  /\(\?[ims]*-?[ims]+:/,
  // Chrome 124, 128, 133, 136, 137 and later
  /\.(?:setHTMLUnsafe|moveBefore|getWeekInfo|getTextInfo)\(|\bRegExp\.escape\b|\bError\.isError\b|\bMath\.sumPrecise\b|\bIntl\.DurationFormat\b|\bUint8Array\.from(?:Base64|Hex)\b/,
  // Chrome 127 and 135; Safari 26
  /\bcommandFor|\bcommandfor\b|\bclosedby\b|\bnew CloseWatcher\b/,
];

/** The same for those in which the site's scripts run: Chrome 92, Firefox 90 and Safari 15.4 (decision 0165). What a script's syntax has that is newer the build rewrites. */
export const NEWER_THAN_SITE: readonly RegExp[] = [
  ...NEWER_THAN_CONSOLE,
  // Chrome 97, Firefox 104; Chrome 110, Firefox 115, Safari 16
  /\.findLast(?:Index)?\(|\.to(?:Sorted|Reversed|Spliced)\(/,
  // Chrome 93, Firefox 92; Chrome 98, Firefox 94
  /\bObject\.hasOwn\(|\bstructuredClone\(/,
  // Look-behind, which Safari before 16.4 cannot even read; flags of Chrome 112 and 90
  /\(\?<[=!]|\/[gimsuy]*[dv][gimsuy]*\.(?:test|exec)\(/,
  // Selectors that throw: Chrome 105, Firefox 121; Chrome 114, Firefox 125, Safari 17
  /:has\(|:popover-open/,
  // Chrome 114, Firefox 125, Safari 17; Safari 16
  /\.(?:show|hide|toggle)Popover\(|\.requestSubmit\(/,
  // Chrome 103, Firefox 100, Safari 16; Chrome 105; Chrome 111
  /\bAbortSignal\.timeout\(|\bResponse\.json\(|\.startViewTransition\(/,
  // Chrome 132; Firefox 125; Chrome 102, Firefox 112
  /\.bytes\(\)|\bIntl\.Segmenter\b|\.inert\b/,
];

/** How many scripts of a part are built, and where in them something of the list is called. */
export function callsIn(
  part: 'console' | 'site',
  list: readonly RegExp[],
): { files: number; newer: string[] } {
  const folder = join(PROJECT, 'dist', 'client', part);
  const files = globSync('*.js', { cwd: folder });
  const newer = files.flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    return list.flatMap((pattern) => {
      const at = pattern.exec(text)?.index;
      return at === undefined ? [] : [`${file}: ${text.slice(Math.max(0, at - 40), at + 60)}`];
    });
  });
  return { files: files.length, newer };
}
