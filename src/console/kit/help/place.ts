import type { PlacedScreen, SitePage } from '../sectionTypes.ts';

/** Where on the website a screen's content appears; null for what no visitor sees. */
export const placeOf = ({ place, section }: PlacedScreen): SitePage | null =>
  place === undefined ? (section.place ?? null) : place;

/** The page's path, with the values from the screen's own address filled in. */
export const pathAt = (
  { path }: SitePage,
  brand: string,
  parameters: Readonly<Record<string, string | undefined>>,
): string =>
  path
    .replace('{brand}', brand)
    .replace(/:(\w+)/g, (whole, parameter: string) => parameters[parameter] ?? whole);

/** Whether a site page, given by its pattern, matches a path; false if one of its parts is not known. */
export function isAt(pattern: string, path: string): boolean {
  const [wanted, there] = [pattern.split('/'), path.split('/')];
  const fits = wanted.every((piece, at) => piece.startsWith(':') || piece === there[at]);
  return fits && wanted.length === there.length && !path.includes('/:');
}
