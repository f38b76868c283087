/** The few shapes that every picture is made of. All take numbers in picture units and answer SVG text. */

/** Rounds to one decimal, so that the drawings stay small. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A filled outline; `d` is SVG path data. */
export function shape(d: string, fill: string, opacity = 1): string {
  return `<path d="${d}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
}

/** A line with round ends; `d` is SVG path data. */
export function line(d: string, colour: string, width = 3, opacity = 1): string {
  const faint = opacity < 1 ? ` opacity="${opacity}"` : '';
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round"${faint}/>`;
}

/** A filled circle. */
export function disc(x: number, y: number, radius: number, fill: string, opacity = 1): string {
  const faint = opacity < 1 ? ` opacity="${opacity}"` : '';
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"${faint}/>`;
}

/** A filled ellipse, turned by `turn` degrees about its centre. */
export function oval(x: number, y: number, rx: number, ry: number, fill: string, turn = 0): string {
  const turned = turn === 0 ? '' : ` transform="rotate(${round(turn)} ${round(x)} ${round(y)})"`;
  return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"${turned}/>`;
}

/** A filled upright rectangle. */
export function block(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  opacity = 1,
): string {
  const faint = opacity < 1 ? ` opacity="${opacity}"` : '';
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}"${faint}/>`;
}

/** Straight-sided shape through the points. */
export function facet(points: ReadonlyArray<readonly [number, number]>, fill: string): string {
  return shape(`M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`, fill);
}

/** Parts moved, scaled or turned together; `transform` is SVG's own wording. */
export function group(transform: string, ...parts: string[]): string {
  return `<g transform="${transform}">${parts.join('')}</g>`;
}

/** Parts drawn faintly together. */
export function veil(opacity: number, ...parts: string[]): string {
  return `<g opacity="${opacity}">${parts.join('')}</g>`;
}

/** `count` parts, one after the other. */
export function repeat(count: number, part: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => part(index)).join('');
}

/** Path data of a lancet: the pointed arch of our churches, `x`/`y` its upper left corner. */
export function lancet(x: number, y: number, width: number, height: number): string {
  const spring = y + Math.min(width * 0.95, height * 0.6);
  const at = (dx: number, dy: number): string => `${round(x + width * dx)} ${round(dy)}`;
  const bend = (part: number): number => y + (spring - y) * part;
  return (
    `M${at(0, y + height)}V${round(spring)}` +
    `C${at(0, bend(0.45))} ${at(0.3, bend(0.12))} ${at(0.5, y)}` +
    `C${at(0.7, bend(0.12))} ${at(1, bend(0.45))} ${at(1, spring)}V${round(y + height)}Z`
  );
}
