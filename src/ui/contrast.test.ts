import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { HUES } from '#lib/hues.ts';

type Colours = Readonly<Record<string, string>>;

/** Checks the contrast of foreground and background, in light and dark themes and in each unit's colour (WCAG 1.4.3, 1.4.11). */
const css = ['tokens/colours.css', 'hues.css']
  .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
  .join('\n');

/** The colours that the first rule with this selector sets. */
const named = (selector: string): Colours => {
  const rule = css.split(`${selector} {`)[1] ?? expect.fail(`${selector} has no rule`);
  return Object.fromEntries(
    [...(rule.split('}')[0] ?? '').matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [
      name,
      value,
    ]),
  );
};

const SCHEMES = {
  light: { ground: ':root', of: (hue: string) => `\n  [data-accent='${hue}']` },
  dark: { ground: '\n    :root', of: (hue: string) => `:root [data-accent='${hue}']` },
} as const;

const TEXT = 4.5;
const SHAPE = 3;
/** Pairs of foreground and background with their minimum contrast: those of every page, and those that a unit's colour changes. */
const ALWAYS: readonly [string, string, number][] = [
  ...['paper', 'paper-sunk', 'surface', 'accent-tint'].flatMap((ground): [string, string, number][] => [
    ['ink', ground, TEXT],
    ['ink-2', ground, TEXT],
    ['accent', ground, TEXT],
  ]),
  ['accent-hover', 'paper', TEXT],
  ['accent-hover', 'surface', TEXT],
  ['on-accent', 'accent-fill', TEXT],
  ['on-accent', 'accent-fill-hover', TEXT],
  // A button, the underline of the current tab, the bar above a diocese's name.
  ['accent-fill', 'paper', SHAPE],
];
const SYNOD: readonly [string, string, number][] = [
  ['on-night', 'night', TEXT],
  ['on-night-2', 'night', TEXT],
  ['night-accent', 'night', TEXT],
  ['on-night', 'night-2', TEXT],
  ['good', 'good-tint', TEXT],
  ['warn', 'warn-tint', TEXT],
  ['bad', 'bad-tint', TEXT],
  ['bad', 'paper', TEXT],
  ['bad', 'surface', TEXT],
  ['line-strong', 'paper', SHAPE],
  ['line-strong', 'surface', SHAPE],
];

/** The pairs with too little contrast, each with its ratio. */
const tooNear = (colours: Colours, pairs: readonly [string, string, number][]): string[] =>
  pairs
    .map(([mark, ground, needed]) => ({ mark, ground, needed, is: contrast(colours[mark], colours[ground]) }))
    .filter(({ is, needed }) => !(is >= needed))
    .map(({ mark, ground, is }) => `${mark} on ${ground}: ${is.toFixed(2)}`);

describe.each(Object.entries(SCHEMES))('%s', (_, { ground, of }) => {
  const colours = named(ground);
  it('the synod’s own colours', () => expect(tooNear(colours, [...ALWAYS, ...SYNOD])).toEqual([]));
  it.each(Object.keys(HUES))('%s', (hue) =>
    expect(tooNear({ ...colours, ...named(of(hue)) }, ALWAYS)).toEqual([]),
  );
});

/** The WCAG contrast ratio of two colours; a missing colour has no contrast with any. */
function contrast(one: string | undefined, other: string | undefined): number {
  if (!one || !other) return 0;
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
