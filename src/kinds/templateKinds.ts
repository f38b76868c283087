import type { Kind } from './define.ts';
import { KINDS, type KindName } from './kinds.ts';

/** The kinds of which one is begun with a template. */
export const TEMPLATE_KINDS = (Object.keys(KINDS) as KindName[]).filter(
  (name) => (KINDS[name] as Kind).comesAgain,
);
