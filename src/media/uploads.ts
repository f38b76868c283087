import type { Readable } from 'node:stream';
import { fileSentences } from '#lib/fileKinds.ts';
import { Refusal } from '#lib/refusal.ts';
import { acceptUpload } from './accept.ts';
import type { AcceptContext, AcceptedMedia } from './keep.ts';

/** A file part of a multipart body, as @fastify/multipart provides it. */
export interface UploadPart {
  readonly file: Readable & { readonly truncated: boolean };
  readonly filename: string | undefined;
}

/**
 * Accepts the files of one request, one after the other: all are stored, or none (000 §7). The body is always read to its end, because a browser reads the
 * response only after sending everything. If the client disconnects before the response, as the context's signal reports, nothing is stored either. Throws
 * Refusal as acceptUpload does, for the first file that is refused; 422 for no file and for more than `most`.
 */
export async function acceptUploads(
  parts: AsyncIterable<UploadPart>,
  most: number,
  context: AcceptContext,
): Promise<AcceptedMedia[]> {
  const accepted: AcceptedMedia[] = [];
  let failure: { error: unknown } | undefined;
  try {
    for await (const { file, filename = '' } of parts) {
      if (accepted.length === most) failure ??= { error: new Refusal(422, fileSentences.tooMany(most)) };
      if (failure) {
        file.on('error', () => undefined).resume();
        continue;
      }
      try {
        const source = { stream: file, fileName: filename, truncated: () => file.truncated };
        accepted.push(await acceptUpload(source, context));
      } catch (error) {
        failure = { error };
      }
    }
  } catch (error) {
    failure ??= { error: unreadable(error) };
  }
  if (context.signal?.aborted) failure ??= { error: new Refusal(400, fileSentences.cutOff) };
  if (accepted.length === 0) failure ??= { error: new Refusal(422, fileSentences.none) };
  if (failure) {
    await takeBack(accepted, context);
    throw failure.error;
  }
  context.signal?.addEventListener('abort', () => void takeBack(accepted, context), { once: true });
  return accepted;
}

/** Errors of the form parser are the sender's fault: truncated, or never a form. */
function unreadable(error: unknown): unknown {
  const { statusCode = 400, message = '' } = error as { statusCode?: number; message?: string };
  if (statusCode !== 400 && statusCode < 500) return error;
  const cutOff = /premature|unexpected end|terminated early|aborted/i.test(message);
  return new Refusal(400, cutOff ? fileSentences.cutOff : fileSentences.unreadable, { cause: error });
}

/** Removes what was just accepted. Nothing refers to what can't be removed now: the sweeper removes it. */
export async function takeBack(
  media: readonly AcceptedMedia[],
  { store, table, now }: Pick<AcceptContext, 'store' | 'table' | 'now'>,
): Promise<void> {
  for (const { id, fileName } of media) {
    const copies = await table.removeRow({ id, fileName }, now()).catch(() => null);
    if (!copies) continue;
    // Its variants may have been made meanwhile.
    for (const name of [...copies.map((copy) => copy.name), fileName])
      await store.remove(name).catch(() => undefined);
  }
}
