import { expect, it } from 'vitest';
import { frameOf } from '../shell/frames.ts';
import { siteOf } from './siteOf.ts';

const unit = (subDomain: string) => ({
  id: subDomain,
  name: subDomain,
  subDomain,
  state: null,
  accent: null,
});
const frame = frameOf([unit('youth'), unit('medak')], [unit('madras'), unit('newdiocese')]);

it.each([
  ['madras', 'diocese'],
  ['newdiocese', 'diocese'],
  ['youth', 'department'],
  // A fixed slug belongs to a diocese even before that diocese exists (AMB-033).
  ['medak', undefined],
  ['nobody', undefined],
])('%s is the site of a %s', (label, kind) => {
  expect(siteOf({ kind: 'sub', label }, frame)?.kind).toBe(kind);
});

it('everything else is the main site', () => {
  expect(siteOf({ kind: 'main' }, frame)).toEqual({ kind: 'main' });
});
