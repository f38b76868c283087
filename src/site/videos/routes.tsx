import { video } from '#kinds/video.ts';
import { wordsIn } from '#lib/translations.ts';
import { siteWords } from '../context/words.ts';
import { videoListPath, videoPath } from '../host/paths.ts';
import { visiblePaths } from '../reading/addresses.load.ts';
import { MAIN, type RouteFamily } from '../routing/route.ts';
import { VideoPage } from './VideoPage.tsx';
import { VideosPage } from './VideosPage.tsx';
import { loadVideo, loadVideoList } from './videoList.load.ts';
import { videoSource } from './videoSource.load.ts';

/** The list of videos (002 §2.9), and the page of each one. */
export const videoRoutes: RouteFamily = (organisation) => [
  {
    url: videoListPath(organisation),
    found: { title: (_, language) => wordsIn(siteWords, language).videosHeading },
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
    sitemap: (_frame, db) => visiblePaths(db, video, (id) => videoPath(organisation, id)),
    finds: [videoSource],
    pageOf: { kind: 'video', path: (id) => videoPath(organisation, id) },
    show: async ({ db, params: { id = '' } }) => {
      const data = await loadVideo(db, id);
      return data && { page: <VideoPage data={data} /> };
    },
  },
];
