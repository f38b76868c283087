import { type PARTNER_CATEGORIES, partner } from '#kinds/partner.ts';
import type { StoredFile } from '#kinds/records.ts';
import { VISITOR } from '#kinds/viewer.ts';
import type { ReadDb } from '#store/database/reads.ts';
import { listRecords, readRecord } from '#store/records/records.ts';
import { pageInList } from '../reading/standing.load.ts';

/** Partners per page (002 §9). */
const PAGE_SIZE = 21;

export type PartnerCategory = (typeof PARTNER_CATEGORIES)[number];

export interface PartnersData {
  readonly category: PartnerCategory;
  readonly partners: readonly {
    readonly id: string;
    readonly name: string;
    /** Including the scheme; '' if there is none. */
    readonly url: string;
    readonly mark: StoredFile | null;
  }[];
  readonly page: number;
  readonly pages: number;
}

/** Loads a page of the partners or the networks, newest first; null for a page beyond the last. */
export async function loadPartners(
  db: ReadDb,
  category: PartnerCategory,
  page: number,
): Promise<PartnersData | null> {
  const { docs, totalDocs } = await listRecords(
    VISITOR,
    db,
    partner,
    { where: { category }, page, limit: PAGE_SIZE },
    { fields: ['name', 'url', 'image'], files: 'whole' },
  );
  const pages = Math.ceil(totalDocs / PAGE_SIZE);
  if (page > Math.max(1, pages)) return null;
  const partners = docs.map(({ id, name, url, image: mark }) => ({ id, name, url, mark }));
  return { category, partners, page, pages };
}

/** The query of the list page that contains a partner or network; null if it is not in the category. */
export async function pageOfPartner(
  db: ReadDb,
  category: PartnerCategory,
  id: string,
): Promise<string | null> {
  const found = await readRecord(VISITOR, db, partner, id, { fields: ['category'] });
  return found?.category === category
    ? pageInList(db, partner, { where: { category } }, PAGE_SIZE, id)
    : null;
}
