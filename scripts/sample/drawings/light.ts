/** A time of day, printed over a finished drawing: what dark and light inks lean towards, and how far (0 to 1). */
export interface Light {
  dark: string;
  bright: string;
  pull: number;
}

/** The lights a picture can be seen in. */
export const lights = {
  noon: { dark: '#000000', bright: '#ffffff', pull: 0 },
  dawn: { dark: '#5a2d42', bright: '#ffe3bd', pull: 0.26 },
  dusk: { dark: '#2b1233', bright: '#f2b083', pull: 0.36 },
  rain: { dark: '#1f3238', bright: '#dde5dc', pull: 0.4 },
  evening: { dark: '#16203f', bright: '#e9c6b4', pull: 0.34 },
  archive: { dark: '#38281e', bright: '#f5e8cf', pull: 0.82 },
} satisfies Record<string, Light>;

type Rgb = readonly [red: number, green: number, blue: number];

function parse(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function mix(from: Rgb, to: Rgb, part: number): Rgb {
  return [0, 1, 2].map((i) => (from[i] ?? 0) + ((to[i] ?? 0) - (from[i] ?? 0)) * part) as unknown as Rgb;
}

/**
 * Prints a light over a drawing: every `#rrggbb` in the SVG text moves towards the light's dark or bright ink,
 * by its own brightness, so that the drawing keeps its depth.
 */
export function relight(svg: string, light: Light): string {
  if (light.pull === 0) return svg;
  const dark = parse(light.dark);
  const bright = parse(light.bright);
  return svg.replace(/#[0-9a-f]{6}\b/gi, (hex) => {
    const own = parse(hex);
    const shine = (own[0] * 0.3 + own[1] * 0.59 + own[2] * 0.11) / 255;
    const seen = mix(own, mix(dark, bright, shine), light.pull);
    return `#${seen.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
  });
}
