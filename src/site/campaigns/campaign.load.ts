import { campaign } from '#kinds/campaign.ts';
import type { StoredFile } from '#kinds/records.ts';
import { VISITOR } from '#kinds/viewer.ts';
import type { Language } from '#lib/language.ts';
import { isUpiId } from '#lib/upi.ts';
import type { ReadDb } from '#store/database/reads.ts';
import { readRecord } from '#store/records/records.ts';
import type { CampaignTeaser, ProseText } from '../context/data.ts';
import { NO_TEXT, prosesOf } from '../reading/prose.load.ts';
import { campaignTeaserOf, campaignTeasers } from './campaignTeasers.load.ts';

/** Campaigns per page (002 §9). */
const PAGE_SIZE = 20;
/** Number of other campaigns shown below one. */
const OTHERS = 6;

/** How to give to a campaign, as far as the office has said it. */
export interface GivingData {
  /** The payment address and the name of its holder. */
  readonly upi: { readonly id: string; readonly payee: string } | undefined;
  /** Plain text; '' if there is none. */
  readonly bankAccount: string;
  /** In the office's own words; '' if nothing is entered. */
  readonly text: ProseText;
}

export interface CampaignData extends CampaignTeaser {
  readonly description: ProseText;
  readonly giving: GivingData;
  readonly gallery: readonly StoredFile[];
  readonly updatedAt: string;
  readonly others: readonly CampaignTeaser[];
}

/** Loads an active campaign that visitors may see, with others; null if there is none. `payee`: the name under which the church is paid. */
export async function loadCampaign(
  db: ReadDb,
  id: string,
  { readIn, payee }: { readIn: Language; payee: string },
): Promise<CampaignData | null> {
  const item = await readRecord(VISITOR, db, campaign, id, { files: 'whole' });
  if (!item) return null;
  const [others, [description = NO_TEXT, text = NO_TEXT]] = await Promise.all([
    campaignTeasers(db, { without: id, page: 1, limit: OTHERS, readIn, firstAlone: true }),
    prosesOf(db, [item.description, item.how_to_give]),
  ]);
  const { upi_id: upiId, bank_account: bankAccount } = item;
  const upi = isUpiId(upiId) ? { id: upiId, payee } : undefined;
  return {
    ...campaignTeaserOf(item),
    ...{ description, giving: { upi, bankAccount, text }, gallery: item.gallery, others: others.items },
    updatedAt: item.updatedAt.toISOString(),
  };
}

export interface CampaignListData {
  readonly items: readonly CampaignTeaser[];
  readonly page: number;
  readonly pages: number;
}

/** Loads a page of the campaigns, newest first; null for a page beyond the last. */
export async function loadCampaignList(
  db: ReadDb,
  page: number,
  readIn: Language,
): Promise<CampaignListData | null> {
  const { items, total } = await campaignTeasers(db, { page, limit: PAGE_SIZE, readIn });
  const pages = Math.ceil(total / PAGE_SIZE);
  return page > Math.max(1, pages) ? null : { items, page, pages };
}
