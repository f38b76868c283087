import { z } from 'zod';
import { video } from '#kinds/video.ts';
import { contentCalls, publicCall } from './content.ts';
import { paging } from './input.ts';
import { listDoc, pageOf } from './response.ts';

/** Videos (001 §7, 002 §7.1). */
export const videoCalls = {
  ...contentCalls('video', video, { group: 'Videos', size: 20, source: '001 §5, §7, AMB-057' }),
  publicVideoList: publicCall({
    address: 'POST public/get_videos_list',
    summary: 'Active videos in their order',
    input: z.object(paging(21)),
    response: pageOf(listDoc(video)),
    source: '002 §7.1, AMB-015',
  }),
};
