import { video } from '#kinds/video.ts';
import { VISITOR } from '#kinds/viewer.ts';
import { dayOf } from '#lib/dates.ts';
import type { ReadDb } from '#store/database/reads.ts';
import { readRecord } from '#store/records/records.ts';
import type { VideoTeaser } from '../context/data.ts';
import { AS_VIDEO, videoTeaserOf, videoTeasers } from './videoTeasers.load.ts';

/** Videos per page (002 §9). */
const PAGE_SIZE = 21;

export interface VideoListData {
  /** The one in the large player; undefined on later pages. */
  readonly large: VideoTeaser | undefined;
  readonly items: readonly VideoTeaser[];
  readonly page: number;
  readonly pages: number;
}

/** Loads a page of the videos, the first of them large; null for a page beyond the last. */
export async function loadVideoList(db: ReadDb, page: number): Promise<VideoListData | null> {
  const { items, total } = await videoTeasers(db, { page, limit: PAGE_SIZE });
  const pages = Math.ceil(total / PAGE_SIZE);
  if (page > Math.max(1, pages)) return null;
  const [large, others] = page === 1 ? [items[0], items.slice(1)] : [undefined, items];
  return { large, items: others, page, pages };
}

/** The data of a video's own page: its full description, and the first of the others. */
export interface VideoData {
  readonly item: VideoTeaser;
  /** The full description, if only its beginning is next to the player; otherwise ''. */
  readonly text: string;
  /** YYYY-MM-DD: the day on which it was added. */
  readonly day: string;
  readonly others: readonly VideoTeaser[];
}

/** Three rows below the player. */
const OTHERS = 9;

/** Loads one video with the first others; null if there is none that visitors may see. */
export async function loadVideo(db: ReadDb, id: string): Promise<VideoData | null> {
  const item = await readRecord(VISITOR, db, video, id, AS_VIDEO);
  if (!item) return null;
  const { items } = await videoTeasers(db, { without: id, page: 1, limit: OTHERS });
  const teaser = videoTeaserOf(item);
  const whole = item.description.trim();
  return {
    item: teaser,
    text: whole === teaser.description ? '' : whole,
    day: dayOf(item.createdAt),
    others: items,
  };
}
