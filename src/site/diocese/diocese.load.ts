import { diocese } from '#kinds/diocese.ts';
import { VISITOR } from '#kinds/viewer.ts';
import { readRecord } from '#store/records.ts';
import type { NewsTeaser, UnitLink } from '../data.ts';
import type { SiteDb } from '../database.load.ts';
import { newsTeasers } from '../teaser.load.ts';

/** One large and two smaller (002 §9). */
const NEWS_SHOWN = 3;

export interface DioceseData {
  readonly unit: UnitLink;
  readonly news: readonly NewsTeaser[];
  /** Whether there are more than are shown. */
  readonly moreNews: boolean;
  readonly contact: {
    readonly address: string;
    readonly phone: string;
    readonly mobile: string;
    readonly fax: string;
    readonly email: string;
  };
}

const CONTACT = ['address', 'phone', 'mobile', 'fax', 'email'] as const;

/** A diocese with its newest news and how to reach it; null when it is gone. */
export async function loadDiocese(db: SiteDb, unit: UnitLink): Promise<DioceseData | null> {
  const [record, news] = await Promise.all([
    readRecord(VISITOR, db, diocese, unit.id, { fields: CONTACT }),
    newsTeasers(db, { type: 'dioceses', diocese: [unit.id], page: 1, limit: NEWS_SHOWN }),
  ]);
  if (!record) return null;
  const { address, phone, mobile, fax, email } = record;
  return { unit, news: news.items, moreNews: news.more, contact: { address, phone, mobile, fax, email } };
}
