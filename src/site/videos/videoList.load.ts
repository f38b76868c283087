import { video } from '#kinds/video.ts';
import { VISITOR } from '#kinds/viewer.ts';
import { readRecord } from '#store/records.ts';
import type { VideoTeaser } from '../data.ts';
import type { SiteDb } from '../database.load.ts';
import { AS_VIDEOS, videoTeaserOf, videoTeasers } from './videoTeasers.load.ts';

/** Videos a page (002 §9). */
const PAGE_SIZE = 21;

export interface VideoListData {
  /** The one in the large player; undefined on further pages. */
  readonly large: VideoTeaser | undefined;
  /** Whether it was asked for by its own address. */
  readonly isChosen: boolean;
  readonly items: readonly VideoTeaser[];
  readonly page: number;
  readonly pages: number;
}

/** A page of the videos, the first of them large; null for a page behind the last. */
export async function loadVideoList(db: SiteDb, page: number): Promise<VideoListData | null> {
  const { items, total } = await videoTeasers(db, { page, limit: PAGE_SIZE });
  const pages = Math.ceil(total / PAGE_SIZE);
  if (page > Math.max(1, pages)) return null;
  const [large, others] = page === 1 ? [items[0], items.slice(1)] : [undefined, items];
  return { large, isChosen: false, items: others, page, pages };
}

/** One video large, with the first others below it; null when there is none that a visitor may see. */
export async function loadVideo(db: SiteDb, id: string): Promise<VideoListData | null> {
  const item = await readRecord(VISITOR, db, video, id, AS_VIDEOS);
  if (!item) return null;
  const { items } = await videoTeasers(db, { without: id, page: 1, limit: PAGE_SIZE - 1 });
  return { large: videoTeaserOf(item), isChosen: true, items, page: 1, pages: 1 };
}
