import { Readable } from 'node:stream';
import type { Staff } from '#kinds/viewer.ts';
import { acceptUpload } from '#media/accept.ts';
import { describeFile } from '#store/files/fileDescription.ts';
import { mediaTable } from '#store/files/media.ts';
import { isFile, type SampleFile } from './files.ts';
import type { Filling } from './fill.ts';
import type { SampleRecord } from './types.ts';

/** How many are under way at once: while one is drawn others are written and taken in. */
const AT_ONCE = 4;

/** Every file that records show, each once. */
export function filesOf(records: readonly SampleRecord[]): SampleFile[] {
  const files = new Map<string, SampleFile>();
  const look = (value: unknown): void => {
    if (isFile(value)) files.set(value.key, value);
    else if (Array.isArray(value)) for (const item of value) look(item);
    else if (typeof value === 'object' && value !== null) for (const item of Object.values(value)) look(item);
  };
  for (const { fields } of records) look(Object.values(fields));
  return [...files.values()];
}

/** Draws what records show and takes it in like uploads. @returns the address of each file by its key */
export async function takeInFiles(
  filling: Filling,
  uploader: Staff,
  records: readonly SampleRecord[],
): Promise<ReadonlyMap<string, string>> {
  const files = filesOf(records);
  const addresses = new Map<string, string>();
  const waiting = files.values();
  const worker = async (): Promise<void> => {
    for (const file of waiting) {
      addresses.set(file.key, filling.addressOf?.(file, uploader) ?? (await takeIn(filling, uploader, file)));
      if (addresses.size % 50 === 0)
        filling.progress(`Sample content: ${addresses.size} of ${files.length} pictures and documents`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return addresses;
}

async function takeIn({ db, files, now }: Filling, uploader: Staff, file: SampleFile): Promise<string> {
  const content = await file.print();
  const kept = await acceptUpload(
    { stream: Readable.from([content], { objectMode: false }), fileName: file.fileName },
    {
      store: files,
      table: mediaTable(db),
      uploader: {
        accountId: uploader.accountId,
        unitKind: uploader.unit?.kind ?? null,
        unitId: uploader.unit?.id ?? null,
      },
      now: () => now,
    },
  );
  if (kept.kind === 'image') await describeFile(uploader, db, kept.fileName, factsOf(file), { now });
  return `/media/${encodeURIComponent(kept.fileName)}`;
}

/** What a picture says of itself (ADD-16); one without words of its own adds nothing to those beside it. */
function factsOf({ alt, caption = '', credit = '' }: SampleFile): Parameters<typeof describeFile>[3] {
  return alt === '' ? { decorative: true } : { alt, caption, credit };
}
