import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT } from '#test/support/projectFiles.ts';
import { flatten } from './flatSheet.ts';

/** Each rule's declarations in the order in which they prevail on an element that all selectors of a made-up sheet name, the last one on top. */
function inOrder(css: string): string[] {
  const rules = [...css.matchAll(/([^{}]+)\{([^{}]+)\}/g)].map(([, selector = '', said = ''], at) => ({
    said,
    ids: selector.split('#').length,
    classes: selector.split('.').length,
    at,
  }));
  return rules.sort((a, b) => a.ids - b.ids || a.classes - b.classes || a.at - b.at).map(({ said }) => said);
}

it('a rule prevails in the flat sheet over the same as in the one with layers', () => {
  const flat = flatten(`
    @layer base, parts, last;
    .a { top: 6px }
    @layer last { a { top: 5px } }
    @layer parts { .a { top: 3px } .a.a { top: 4px } }
    @layer base { .a.a.a { top: 2px } a { top: 1px } }
  `);
  expect(flat).not.toContain('@layer');
  expect(inOrder(flat)).toEqual(['top:1px', 'top:2px', 'top:3px', 'top:4px', 'top:5px', 'top:6px']);
});

it('what needs a layer below more than one above stays so', () => {
  const flat = flatten(
    '@layer low, high; @layer low { a { top: 1px !important } } @layer high { a { top: 2px !important } }',
  );
  expect(inOrder(flat)).toEqual(['top:2px!important', 'top:1px!important']);
});

it('what those browsers lack is said as they know it, or not at all', () => {
  const flat = flatten(`
    :root { color-scheme: light dark }
    .a { min-block-size: 100dvh; translate: -50% -50%; color: light-dark(#123456, #abcdef); inset: 0 }
    .b { color: #654321; color: color-mix(in srgb, currentColor 40%, transparent) }
    @media (width >= 40rem) { .c:is(.d, .e) { & > a { top: 1px } } }
  `);
  expect(flat).toContain('min-block-size:100vh');
  expect(flat).toContain('transform:translate(-50%,-50%)');
  expect(flat).toContain('.b{color:#654321}');
  expect(flat).toContain('@media (min-width:40rem){.c:is(.d,.e)>a{');
  expect(flat).not.toMatch(/light-dark|color-mix|dvh|[{;]translate:/);
});

it('the order of layers is said outside of conditions, without which there is no flat sheet', () => {
  expect(() => flatten('@media print { @layer a { a { top: 1px } } } @layer b { a { top: 2px } }')).toThrow(
    /flat style sheet/,
  );
});

it('no sheet of the site says what only browsers with layers know and nobody says in an older way', () => {
  const sheets = globSync('src/{site,ui}/**/*.css', { cwd: PROJECT });
  expect(sheets.length).toBeGreaterThan(50);
  // Lengths, functions and transforms without a place in `olderWords`; new selectors and rules fall away by themselves.
  const newer =
    /[{;\s](?:rotate|scale):|\d(?:cq[wihb]|cap|rlh|lh)\b|(?<![\w-])(?:oklch|oklab|lab|lch|hwb|sin|cos|round|mod|linear)\(/;
  expect(sheets.filter((path) => newer.test(readFileSync(join(PROJECT, path), 'utf8')))).toEqual([]);
});
