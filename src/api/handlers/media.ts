import type { FastifyReply, FastifyRequest } from 'fastify';
import { mediaCalls } from '#calls/media.ts';
import type { Staff } from '#kinds/viewer.ts';
import { fileSentences } from '#lib/fileKinds.ts';
import { nameInAddress } from '#lib/mediaNames.ts';
import { inField, refusedField } from '#lib/refusal.ts';
import type { AcceptedMedia } from '#media/keep.ts';
import { acceptUploads } from '#media/uploads.ts';
import { keepFiles, releaseFile } from '#store/files/media.ts';
import { type DescribedFile, describedFile, describeFile } from '#store/library/fileDescription.ts';
import { notFound } from '#store/rows/rows.ts';
import type { ApiDeps, Handlers } from '../context.ts';
import { acceptContextOf, reportAccepted, whenClientGoes } from '../uploader.ts';
import { addressOf } from '../wire.ts';

/** Uploading, listing and releasing files (section D of the decisions). */
export const mediaHandlers: Handlers<keyof typeof mediaCalls> = {
  uploadMedia: async ({ viewer, deps, request, reply }) => {
    const [file] = await takeFiles(viewer, deps, request, reply, mediaCalls.uploadMedia.files ?? 1);
    if (!file) throw refusedField('file', fileSentences.none);
    return { data: { url: addressOf(file.fileName, deps.publicUrl), resource_name: file.fileName } };
  },
  uploadSeveral: async ({ viewer, deps, request, reply }) => {
    const files = await takeFiles(viewer, deps, request, reply, mediaCalls.uploadSeveral.files ?? 1);
    return { data: files.map((file) => addressOf(file.fileName, deps.publicUrl)) };
  },
  removeMedia: async ({ viewer, deps, input, now }) => {
    const name = nameInAddress(input.resource_url);
    if (name === null) throw notFound();
    await releaseFile(viewer, deps.db, name, now);
    return { data: { message: 'Removed' } };
  },
  keepMedia: async ({ viewer, deps, input, now }) => {
    const named = input.resource_urls.map((url) => [url, nameInAddress(url)] as const);
    const names = named.flatMap(([, name]) => (name === null ? [] : [name]));
    const there = new Set(await keepFiles(viewer, deps.db, names, now));
    return { data: { kept: named.flatMap(([url, name]) => (name && there.has(name) ? [url] : [])) } };
  },
  mediaGet: async ({ viewer, deps, id }) => ({
    data: fileOnWire(await describedFile(viewer, deps.db, id), deps),
  }),
  mediaDescribe: async ({ viewer, deps, id, input, now }) => {
    const { version, as_whole: asWhole = false, ...description } = input;
    await describeFile(viewer, deps.db, id, description, { now, version, asWhole });
    return { data: fileOnWire(await describedFile(viewer, deps.db, id), deps) };
  },
};

function fileOnWire({ name, originalName, whole, ownWords, focus, ...file }: DescribedFile, deps: ApiDeps) {
  return {
    ...file,
    file_name: name,
    url: addressOf(name, deps.publicUrl),
    original_name: originalName,
    whole: whole && addressOf(whole, deps.publicUrl),
    focus: focus ?? null,
    own_words: ownWords,
  };
}

/** Stores all files of a request, or none. */
async function takeFiles(
  viewer: Staff,
  deps: ApiDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  most: number,
): Promise<AcceptedMedia[]> {
  if (!request.isMultipart()) throw refusedField('file', fileSentences.none);
  // One more than allowed, so that our sentence refuses too many files and not the parser's.
  const parts = request.files({
    limits: { files: most + 1, fields: 10, fileSize: Number.POSITIVE_INFINITY },
  });
  const taken = await inField('file', () =>
    acceptUploads(parts, most, acceptContextOf(viewer, deps, { request, signal: whenClientGoes(reply) })),
  );
  reportAccepted(taken, deps);
  return taken;
}
