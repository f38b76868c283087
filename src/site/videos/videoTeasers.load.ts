import { video } from '#kinds/video.ts';
import { playerAddress } from '#kinds/videoAddress.ts';
import { VISITOR } from '#kinds/viewer.ts';
import { excerpt } from '#lib/html.ts';
import type { ReadDb } from '#store/database/reads.ts';
import type { Load, Loaded } from '#store/records/load.ts';
import { type ListQuery, listRecords } from '#store/records/records.ts';
import type { VideoTeaser } from '../context/data.ts';
import { mediaPath } from '../host/paths.ts';

const SHOWN = ['title', 'description', 'youtube_url', 'video_url', 'thumbnail'] as const;
type Shown = (typeof SHOWN)[number];
/** The fields for a video's own page, and those for cards and lists. */
export const AS_VIDEO: Load<typeof video, Shown, 'whole'> = { fields: SHOWN, files: 'whole' };
const AS_VIDEOS: typeof AS_VIDEO = { ...AS_VIDEO, beginnings: ['description'] };

const DECK = 240;

/** A video for cards and players: a URL on a video site takes precedence over a stored file (002 §2.9, AMB-083). */
export const videoTeaserOf = (item: Loaded<typeof video, Shown, 'whole'>): VideoTeaser => ({
  id: item.id,
  title: item.title,
  description: excerpt(item.description.trim(), DECK),
  picture: item.thumbnail,
  href: item.youtube_url || (item.video_url ? mediaPath(item.video_url.name) : ''),
  player: playerAddress(item.youtube_url),
  bytes: item.youtube_url ? undefined : item.video_url?.bytes,
});

/** Loads the active videos in the office's order (AMB-015, AMB-057), and their total number. */
export async function videoTeasers(
  db: ReadDb,
  query: Pick<ListQuery, 'page' | 'limit' | 'without'>,
): Promise<{ items: VideoTeaser[]; total: number; more: boolean }> {
  const page = await listRecords(VISITOR, db, video, { ...query, activated: true }, AS_VIDEOS);
  return { items: page.docs.map(videoTeaserOf), total: page.totalDocs, more: page.hasNextPage };
}
