import { createWriteStream } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { SHARE_SIZES, type SharedPage, type ShareShape } from '#lib/sharePicture.ts';
import type { FileStore } from './fileStore.ts';
import { drawSharedOutside } from './pictureTasks.ts';

interface Wanted extends SharedPage {
  readonly shape: ShareShape;
  /** The name of the photograph's file, if it has one. */
  readonly photo: string | null;
}

/** Renders a public page's sharing picture, in the picture program. A missing photograph is left out. */
export async function drawShared({ shape, photo, ...page }: Wanted, store: FileStore) {
  const [to, copy] = [store.tempPath(), store.tempPath()];
  try {
    const original = photo === null ? null : await store.open(photo);
    if (original) await pipeline(original.stream, createWriteStream(copy, { flags: 'wx' }));
    const { title, site, accent, seal, address } = page;
    await drawSharedOutside({
      ...{ do: 'share', shape, title, site, accent, seal, to },
      host: new URL(address).host,
      ...(original ? { photo: copy } : {}),
    });
    return { jpeg: await readFile(to), size: SHARE_SIZES[shape] };
  } finally {
    await Promise.all([to, copy].map((path) => rm(path, { force: true })));
  }
}
