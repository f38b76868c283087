import { brand } from './brand.ts';
import type { UnitKind } from './define.ts';
import { DIOCESE_SLUGS } from './diocese.ts';

const KNOWN: readonly string[] = DIOCESE_SLUGS;

/** Labels that can never be a unit's, since hosts use them for something else. */
export const RESERVED_LABELS: readonly string[] = [
  'www',
  'localhost',
  'mail',
  'api',
  'media',
  'static',
  'admin',
];

/**
 * The sub-domain that a new unit gets from its name (AMB-032): lower case, only a–z and 0–9, without a leading brand and
 * without a trailing 'diocese' or 'department'; a diocese snaps to one of the fixed slugs when equal.
 * A name without a single Latin letter or digit gives the kind's own noun. `taken` labels get a number behind.
 */
export function subDomainFor(unit: UnitKind, name: string, taken: ReadonlySet<string>): string {
  const words = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/^\s*(the\s+)?(diocese|department)\s+of\s+/, '')
    .replace(/\s(diocese|department)\s*$/, '');
  let label = words.replace(/[^a-z0-9]/g, '').slice(0, 55);
  if (label.startsWith(brand()) && label.length > brand().length) label = label.slice(brand().length);
  label = label.replace(/(diocese|department)$/, '') || unit;
  const free = (candidate: string): boolean =>
    !taken.has(candidate) &&
    !RESERVED_LABELS.includes(candidate) &&
    // A department at a diocese's label would never be reached (AMB-033).
    (unit === 'diocese' || !KNOWN.includes(candidate));
  if (free(label)) return label;
  for (let n = 2; ; n++) if (free(`${label}${n}`)) return `${label}${n}`;
}
