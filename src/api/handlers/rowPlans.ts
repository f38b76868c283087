import type { Kind } from '#kinds/define.ts';
import type { PageDoc, RowPlanDoc } from '#kinds/docs.ts';
import type { Staff } from '#kinds/viewer.ts';
import { rowPlansOf } from '#store/schedule/plansOf.ts';
import type { ApiDeps } from '../context.ts';

/**
 * A page of a list with the scheduled changes of its records, so that the list needs no extra request. Kinds without a switch, and records that the viewer may
 * not change, are left as they are.
 */
export async function withPlans<D extends { readonly _id: string }>(
  viewer: Staff,
  { db }: Pick<ApiDeps, 'db'>,
  kind: Kind,
  page: PageDoc<D>,
): Promise<PageDoc<D & { plans?: RowPlanDoc[] }>> {
  if (!kind.switchable || page.docs.length === 0) return page;
  const ids = page.docs.map(({ _id }) => _id);
  const plans = Map.groupBy(await rowPlansOf(viewer, db, kind, ids), ({ record }) => record);
  const docs = page.docs.map((doc) => {
    const own = plans.get(doc._id)?.map(({ act, at, state }) => ({ act, at: at.toISOString(), state }));
    return own ? { ...doc, plans: own } : doc;
  });
  return { ...page, docs };
}
