import { video } from '#kinds/video.ts';
import { visibleIds } from '../addresses.load.ts';
import { videoListPath, videoPath } from '../host/paths.ts';
import { MAIN, type RouteFamily } from '../route.ts';
import { VideoPage } from './VideoPage.tsx';
import { VideosPage } from './VideosPage.tsx';
import { loadVideo, loadVideoList } from './videoList.load.ts';

/** The videos (002 §2.9), and each of them large at an address of its own. */
export const videoRoutes: RouteFamily = (organisation) => [
  {
    url: videoListPath(organisation),
    on: MAIN,
    query: ['page'],
    menu: [{ section: 'latest', place: 'videos' }],
    show: async ({ db, query }) => {
      const data = await loadVideoList(db, Number(query.page ?? 1));
      return data && { page: <VideosPage data={data} /> };
    },
  },
  {
    url: `${videoListPath(organisation)}/:id`,
    on: MAIN,
    sitemap: async (_frame, db) => (await visibleIds(db, video)).map((id) => videoPath(organisation, id)),
    pageOf: { kind: 'video', path: (id) => videoPath(organisation, id) },
    show: async ({ db, params: { id = '' } }) => {
      const data = await loadVideo(db, id);
      return data && { page: <VideoPage data={data} /> };
    },
  },
];
