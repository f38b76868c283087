import type { NewsTeaser } from '../data.ts';
import type { SiteDb } from '../database.load.ts';
import { newsTeasers } from '../teaser.load.ts';

/** As many as the two carousels take; the twenty of 002 §9 would be read for nothing. */
const HOME_LIST = 10;

export interface HomeData {
  /** The two carousels of synod news (AMB-055). */
  readonly lead: readonly NewsTeaser[];
  readonly more: readonly NewsTeaser[];
  readonly dioceseNews: readonly NewsTeaser[];
}

/** The news for /home: items 0–6 and 6–10 of the departments, five of the dioceses. */
export async function loadHome(db: SiteDb): Promise<HomeData> {
  const [synod, dioceses] = await Promise.all([
    newsTeasers(db, { type: 'departments', page: 1, limit: HOME_LIST }),
    newsTeasers(db, { type: 'dioceses', page: 1, limit: HOME_LIST }),
  ]);
  return {
    lead: synod.items.slice(0, 6),
    more: synod.items.slice(6, 10),
    dioceseNews: dioceses.items.slice(0, 5),
  };
}
