/** The CSS colour names that editors use. Others are rare, and count as no colour. */
const NAMED: Readonly<Record<string, string>> = {
  black: '#000000',
  silver: '#c0c0c0',
  gray: '#888888',
  grey: '#888888',
  white: '#ffffff',
  maroon: '#800000',
  red: '#e60000',
  purple: '#9933ff',
  fuchsia: '#ff00ff',
  magenta: '#ff00ff',
  pink: '#ffc0cb',
  green: '#008a00',
  lime: '#00ff00',
  olive: '#808000',
  yellow: '#ffff00',
  gold: '#ffd700',
  orange: '#ff9900',
  brown: '#a52a2a',
  navy: '#000080',
  blue: '#0066cc',
  indigo: '#4b0082',
  violet: '#ee82ee',
  teal: '#008080',
  aqua: '#00ffff',
  cyan: '#00ffff',
};

type Channels = readonly [number, number, number];

/** The result for a colour: the palette's nearest name, '' for none; and whether it looks the same as requested. */
export interface Nearest {
  readonly name: string;
  readonly exact: boolean;
}

/** The palette's colour nearest to a CSS colour. Black, white, transparent and invalid ones give none. */
export function nearestColour(
  palette: readonly { readonly name: string; readonly value: string }[],
  css: string,
): Nearest {
  const wanted = channels(css.trim().toLowerCase());
  if (!wanted) return { name: '', exact: true };
  if (Math.max(...wanted) < 40 || Math.min(...wanted) > 245) return { name: '', exact: true };
  const [best] = palette
    .map(({ name, value }) => ({ name, away: distance(channels(value) ?? [0, 0, 0], wanted) }))
    .sort((a, b) => a.away - b.away);
  return { name: best?.name ?? '', exact: (best?.away ?? 0) <= 12 };
}

const distance = (a: Channels, b: Channels): number =>
  a.reduce((sum, part, i) => sum + (part - (b[i] ?? 0)) ** 2, 0);

function channels(css: string): Channels | null {
  const named = NAMED[css] ?? css;
  const hex = /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/.exec(named)?.[1];
  if (hex) {
    const pairs = hex.length < 6 ? [...hex].map((digit) => digit + digit) : (hex.match(/../g) ?? []);
    return three(pairs.map((pair) => Number.parseInt(pair, 16)));
  }
  const [, model, inside = ''] = /^(rgb|hsl)a?\(([^)]*)\)$/.exec(named) ?? [];
  const parts = inside.split(/[\s,/]+/).filter(Boolean);
  if (!model || parts.length < 3 || Number.parseFloat(parts[3] ?? '1') === 0) return null;
  const numbers = parts.slice(0, 3).map((part) => Number.parseFloat(part));
  if (model === 'hsl') return fromHsl(numbers);
  return three(numbers.map((n, i) => (parts[i]?.endsWith('%') ? n * 2.55 : n)));
}

function three(parts: readonly number[]): Channels | null {
  const [red = Number.NaN, green = Number.NaN, blue = Number.NaN] = parts;
  return [red, green, blue].every((part) => part >= 0 && part <= 255) ? [red, green, blue] : null;
}

function fromHsl([hue = 0, saturation = 0, light = 0]: readonly number[]): Channels | null {
  const [s, l] = [saturation / 100, light / 100];
  const channel = (n: number): number => {
    const k = (n + (((hue % 360) + 360) % 360) / 30) % 12;
    return 255 * (l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return three([channel(0), channel(8), channel(4)]);
}
