import type { videoCalls } from '#calls/video.ts';
import { video } from '#kinds/video.ts';
import { VISITOR } from '#kinds/viewer.ts';
import type { Handlers } from '../context.ts';
import { onWire, pageOnWire } from '../wire.ts';
import { contentHandlers } from './content.ts';
import { pageOf } from './lists.ts';

/** Videos (001 §7, 002 §7.1). */
export const videoHandlers: Handlers<keyof typeof videoCalls> = {
  ...contentHandlers('video', video),
  publicVideoList: async ({ deps, input }) => ({
    data: pageOnWire(await pageOf(VISITOR, deps, video, input), (record) => onWire(video, record, deps)),
  }),
};
