import { SEAL_OF_SYNOD, sealOfDiocese } from '#kinds/diocese.ts';
import type { Site } from '../context/data.ts';

const DRAWINGS = import.meta.glob<string>('./*.svg', { query: '?raw', import: 'default', eager: true });

/** All seals by name: the dioceses of the fixed list by their slug, and `synod` (002 §2.1). SVG source. */
export const SEALS: ReadonlyMap<string, string> = new Map(
  Object.entries(DRAWINGS).map(([file, drawing]) => [file.replace(/^.*\/|\.svg$/g, ''), drawing]),
);

/** The path of a site's seal, which is also its icon: a diocese's own, or else the synod's. */
export const sealOf = (site: Site): string =>
  site.kind === 'diocese' ? sealOfDiocese(site.unit.subDomain) : SEAL_OF_SYNOD;
