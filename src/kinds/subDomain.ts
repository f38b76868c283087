import { brand } from './brand.ts';
import type { UnitKind } from './define.ts';
import { DIOCESE_SLUGS } from './diocese.ts';

const KNOWN: readonly string[] = DIOCESE_SLUGS;

/** Reserved labels, used for other purposes in host names. */
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
 * Derives a new unit's sub-domain from its name (AMB-032): lower case, only a–z and 0–9, without a leading brand and a trailing 'diocese'
 * or 'department'. A diocese gets one of the fixed slugs if equal. A name without Latin letters or digits gives the kind's own noun. If a
 * label is in `taken`, a number is appended.
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
    // A department with a diocese's slug could not be reached (AMB-033).
    (unit === 'diocese' || !KNOWN.includes(candidate));
  if (free(label)) return label;
  for (let n = 2; ; n++) if (free(`${label}${n}`)) return `${label}${n}`;
}
