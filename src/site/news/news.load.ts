import { type NewsType, news, unitOfType } from '#kinds/news.ts';
import type { StoredFile, UnitRef } from '#kinds/records.ts';
import { VISITOR } from '#kinds/viewer.ts';
import type { Language } from '#lib/language.ts';
import { teaser } from '#lib/runningText.ts';
import type { ReadDb } from '#store/database/reads.ts';
import { readRecord } from '#store/records/records.ts';
import type { NewsTeaser, ProseText } from '../context/data.ts';
import { proseOf } from '../reading/prose.load.ts';
import { newsTeasers, teaserOf, typeOf } from '../reading/teaser.load.ts';

/** Other news of the same unit (002 §9). */
const RELATED = 20;
/** Maximum length of a description that search engines show. */
const SUMMARY = 160;

export interface NewsData extends NewsTeaser {
  readonly heading: string;
  readonly description: ProseText;
  /** Plain text for search engines. */
  readonly summary: string;
  readonly gallery: readonly StoredFile[];
  readonly documents: readonly StoredFile[];
  readonly unit: UnitRef | null;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly related: readonly NewsTeaser[];
}

/**
 * Loads an active news item with others of its unit. `{ moved }`: it belongs to the other family, whose address it has. null if there is none that
 * visitors may see (AMB-016).
 */
export async function loadNews(
  db: ReadDb,
  type: NewsType,
  id: string,
  readIn: Language,
): Promise<NewsData | { readonly moved: NewsType } | null> {
  const item = await readRecord(VISITOR, db, news, id, { files: 'whole', readIn });
  if (!item) return null;
  const itsType = typeOf(item);
  if (itsType !== type) return { moved: itsType };
  const unit = item.department ?? item.diocese;
  const related = unit
    ? await newsTeasers(db, {
        ...{ type, [unitOfType(type)]: [unit.id], without: id, readIn },
        ...{ page: 1, limit: RELATED, firstAlone: true },
      })
    : { items: [] };
  return {
    ...teaserOf(item),
    heading: item.heading,
    description: await proseOf(db, item.description),
    summary: item.heading || teaser(item.description, SUMMARY),
    gallery: item.gallery,
    documents: item.pdf,
    unit,
    createdAt: item.createdAt.toISOString(),
    updatedAt: item.updatedAt.toISOString(),
    related: related.items,
  };
}
