import type { Features } from '../features.tsx';
import type { RowOf } from './listFeatures.ts';

/** Loads the further entries of a row's menu, those of the features included. Rejects if there is no connection. */
export async function loadRowMore(rowMenu: Features['rowMenu']) {
  const [{ RowMore }, parts] = await Promise.all([import('./RowMore.tsx'), rowMenu()]);
  return { RowMore: (row: RowOf) => <RowMore {...row} parts={parts} /> };
}
