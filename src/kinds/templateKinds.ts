import type { Kind } from './define.ts';
import { KINDS, type KindName } from './kinds.ts';

/** The kinds whose records can start from a template. */
export const TEMPLATE_KINDS = (Object.keys(KINDS) as KindName[]).filter(
  (name) => (KINDS[name] as Kind).comesAgain,
);
