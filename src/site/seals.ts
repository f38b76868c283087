import { DIOCESE_SLUGS } from '#kinds/diocese.ts';
import type { Site } from './data.ts';

const DRAWINGS = import.meta.glob<string>('./seals/*.svg', { query: '?raw', import: 'default', eager: true });

/** All seals by name: the dioceses of the fixed list by their slug, and `synod` (002 §2.1). SVG source. */
export const SEALS: ReadonlyMap<string, string> = new Map(
  Object.entries(DRAWINGS).map(([file, drawing]) => [file.replace(/^.*\/|\.svg$/g, ''), drawing]),
);

/** The address of the synod's own seal. */
export const SEAL_OF_SYNOD = '/seals/synod.svg';

const OWN: readonly string[] = DIOCESE_SLUGS;

/** The address of a site's seal, which is its icon too: its own for a diocese of the fixed list, the synod's for all others. */
export function sealOf(site: Site): string {
  const own = site.kind === 'diocese' && OWN.includes(site.unit.subDomain);
  return own ? `/seals/${site.unit.subDomain}.svg` : SEAL_OF_SYNOD;
}
