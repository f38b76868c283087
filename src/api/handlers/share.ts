import type { shareCalls } from '#calls/share.ts';
import type { Staff } from '#kinds/viewer.ts';
import { createQueue, QueueFull } from '#lib/concurrency.ts';
import { nameInAddress, originalOf } from '#lib/mediaNames.ts';
import { Refusal } from '#lib/refusal.ts';
import type { SharedPage } from '#lib/sharePicture.ts';
import { drawShared } from '#media/sharedPicture.ts';
import { refuseUnpublic } from '#store/records/checks.ts';
import { notFound } from '#store/rows/rows.ts';
import type { ApiDeps, Handlers } from '../context.ts';

/** Pictures are rendered one at a time, since each keeps a processor busy for a while. */
const drawing = createQueue(1, 10);

const busy = () =>
  new Refusal(503, 'Many pictures are being made just now. Try again in a moment.', {
    retryAfterSeconds: 5,
  });

/** Public items, ready to be shared. */
export const shareHandlers: Handlers<keyof typeof shareCalls> = {
  shareGet: async ({ viewer, deps, input }) => {
    const { title, words, address, site, sealAddress, picture } = await pageOf(viewer, deps, input);
    return { data: { title, words, address, site, seal: sealAddress, picture } };
  },
  sharePicture: async ({ viewer, deps, input }) => {
    const page = await pageOf(viewer, deps, input);
    const photo = nameInAddress(page.picture);
    try {
      const drawn = await drawing.run(() =>
        drawShared({ ...page, shape: input.shape, photo: photo && originalOf(photo) }, deps.files),
      );
      return { data: { ...drawn.size, bytes: drawn.jpeg.length, jpeg: drawn.jpeg.toString('base64') } };
    } catch (error) {
      throw error instanceof QueueFull ? busy() : error;
    }
  },
};

/** The page of one of the viewer's own public items. Throws Refusal (404) if it is not public, belongs to another unit, or has no page. */
async function pageOf(
  viewer: Staff,
  deps: ApiDeps,
  { kind, record }: { kind: string; record: string },
): Promise<SharedPage> {
  await refuseUnpublic(viewer, deps.db, kind, record);
  const page = await deps.sharedPage(deps.visitorDb, kind, record);
  if (!page) throw notFound();
  return page;
}
