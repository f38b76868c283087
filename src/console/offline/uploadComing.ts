import type { FileField, Kind } from '#kinds/define.ts';
import { KINDS, type KindName } from '#kinds/kinds.ts';
import { comingFile, type DraftFile, dropFile, filesOf, putDraft } from '../kit/drafts/draftParts.ts';
import type { Waiting } from '../kit/drafts/draftStore.ts';
import { compressed, SEVERAL, SINGLE } from '../kit/uploads/compress.ts';
import { uploadInParts } from '../kit/uploads/inParts.ts';
import { upload } from '../kit/uploads/upload.ts';

/** As in a form: larger files are sent in parts, and resume. */
const IN_PARTS_FROM = 5 * 1024 * 1024;

/**
 * Uploads the pending files of a draft and puts their URLs into it. Each is stored before the next upload starts, so a crash does not cause a second
 * upload. Throws `CallError`.
 */
export async function uploadComing(draft: Waiting): Promise<Waiting> {
  let now = draft;
  for (const kept of await filesOf(draft.id)) {
    if (JSON.stringify(now.outgoing.body).includes(`"${comingFile(kept.key)}"`)) {
      const url = await uploaded(now, kept);
      now = withAddress(now, kept, url);
      await putDraft(now);
    }
    await dropFile(draft.id, kept.key);
  }
  return now;
}

async function uploaded({ kind }: Waiting, { field, key, file }: DraftFile): Promise<string> {
  const declared = fileFieldOf(kind, field);
  const isSeveral = declared?.many !== undefined && declared.accept.includes('image');
  const small = await compressed(file, isSeveral ? SEVERAL : SINGLE);
  const nobodyLooks = () => undefined;
  const sending =
    small.size > IN_PARTS_FROM
      ? uploadInParts(key, small, { progress: nobodyLooks, line: nobodyLooks })
      : upload(isSeveral ? 'uploadSeveral' : 'uploadMedia', small, nobodyLooks);
  return sending.done;
}

function withAddress(draft: Waiting, { field, key }: DraftFile, url: string): Waiting {
  const coming = comingFile(key);
  const put = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(put) : value === coming ? url : value;
  const body = Object.fromEntries(
    Object.entries(draft.outgoing.body).map(([name, value]) => [name, put(value)]),
  );
  const before = (draft.values as Readonly<Record<string, unknown>>)[field];
  const values = { ...draft.values, [field]: Array.isArray(before) ? [...before, url] : url };
  return { ...draft, values, outgoing: { ...draft.outgoing, body } };
}

function fileFieldOf(kind: string, name: string): FileField | undefined {
  const of: Kind | undefined = KINDS[kind as KindName];
  const field = of?.fields[name];
  return field?.type === 'file' ? field : undefined;
}
