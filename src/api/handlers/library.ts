import type { DataOf } from '#calls/calls.ts';
import type { libraryCalls } from '#calls/library.ts';
import { createQueue, QueueFull } from '#lib/concurrency.ts';
import { daysLater, startOfDay } from '#lib/dates.ts';
import { nameInAddress, originalOf } from '#lib/mediaNames.ts';
import { Refusal } from '#lib/refusal.ts';
import { cutOut, withNewCuts } from '#media/cuts.ts';
import { pagePicture } from '#media/documentText/pagePicture.ts';
import { type CutPair, originalToCut } from '#store/files/cuts.ts';
import {
  correctPage,
  type DocumentPageState,
  type DocumentPageToCorrect,
  documentPageToCorrect,
  documentToCorrect,
} from '#store/library/documentPages.ts';
import { doubleOf } from '#store/library/doubles.ts';
import { bringFileBack, keepInLibrary, shareFile, throwFileAway } from '#store/library/keeping.ts';
import { type LibraryFile, libraryCounts, libraryFile, listLibrary } from '#store/library/library.ts';
import { partsToReplace, replaceFile, undoReplacing } from '#store/library/replace.ts';
import { notFound } from '#store/rows/rows.ts';
import type { ApiDeps, Handlers } from '../context.ts';
import { acceptContextOf, whenClientGoes } from '../uploader.ts';
import { addressOf } from '../wire.ts';

/** All pictures and PDFs, each once. */
export const libraryHandlers: Handlers<keyof typeof libraryCalls> = {
  libraryList: async ({ viewer, deps, input, now }) => {
    const { from, to, page, limit, ...query } = input;
    const { docs, total } = await listLibrary(
      viewer,
      deps.db,
      {
        ...{ ...query, page, limit },
        from: from ? startOfDay(from) : undefined,
        until: to ? startOfDay(daysLater(to, 1)) : undefined,
      },
      now,
    );
    return {
      data: {
        docs: docs.map((file) => onWire(file, deps)),
        hasNextPage: page * limit < total,
        totalDocs: total,
        ...{ page, limit },
      },
    };
  },
  libraryCounts: async ({ viewer, deps, now }) => {
    const { forAll: for_all, ...counts } = await libraryCounts(viewer, deps.db, now);
    return { data: { ...counts, for_all } };
  },
  libraryFileGet: async ({ viewer, deps, id, now }) => ({
    data: onWire(await libraryFile(viewer, deps.db, nameOf(id), now), deps),
  }),
  libraryDoubleGet: async ({ viewer, deps, id, now }) => {
    const double = await doubleOf(viewer, deps.db, nameOf(id));
    if (!double) return { data: { file: null, same: false } };
    const file = await libraryFile(viewer, deps.db, double.name, now);
    return { data: { file: onWire(file, deps), same: double.isSame } };
  },
  libraryKeep: async ({ viewer, deps, input, now }) => {
    const named = input.resource_urls.map((url) => [url, nameInAddress(url)] as const);
    const names = named.flatMap(([, name]) => name ?? []);
    const there = new Set(await keepInLibrary(viewer, deps.db, names, now));
    return { data: { kept: named.flatMap(([url, name]) => (name && there.has(name) ? [url] : [])) } };
  },
  libraryShare: async ({ viewer, deps, id, input, now }) => {
    await shareFile(viewer, deps.db, nameOf(id), { forAll: input.for_all, now });
    return { data: onWire(await libraryFile(viewer, deps.db, nameOf(id), now), deps) };
  },
  libraryCut: async ({ viewer, deps, id, input, request, reply }) => {
    const original = await originalToCut(viewer, deps.db, nameOf(id));
    const whole = acceptContextOf(viewer, deps, { request, signal: whenClientGoes(reply) });
    const context = { ...whole, limits: { ...whole.limits, parts: MOST_PARTS } };
    const { cut, focus, ...look } = input;
    const { fileName } = await cutOut(original, { cut, focus, look }, context);
    deps.picturesAdded();
    return { data: { url: addressOf(fileName, deps.publicUrl), resource_name: fileName } };
  },
  libraryReplace: async ({ viewer, deps, id, input, now }) => {
    const next = nameInAddress(input.resource_url);
    if (next === null) throw notFound();
    const mediaName = nameOf(id);
    const { parts, giveUp } = await partsToReplace(viewer, deps.db, mediaName);
    const replace = (pairs: readonly CutPair[]) => replaceFile(viewer, deps.db, mediaName, next, now, pairs);
    const replacing = async () => {
      if (parts.length === 0) return replace([]);
      const original = await originalToCut(viewer, deps.db, next);
      return withNewCuts(original, parts, acceptContextOf(viewer, deps), replace);
    };
    const { name, places } = await replacing().catch(async (error: unknown) => {
      await giveUp();
      throw error;
    });
    deps.picturesAdded();
    return { data: { file: onWire(await libraryFile(viewer, deps.db, name, now), deps), places } };
  },
  libraryPutBack: async ({ viewer, deps, id, now }) => {
    const name = await undoReplacing(viewer, deps.db, nameOf(id), now);
    deps.picturesAdded();
    return { data: onWire(await libraryFile(viewer, deps.db, name, now), deps) };
  },
  libraryDelete: async ({ viewer, deps, id, now }) => {
    await throwFileAway(viewer, deps.db, nameOf(id), now);
    return { data: { message: 'Removed' } };
  },
  libraryRestore: async ({ viewer, deps, id, now }) => {
    await bringFileBack(viewer, deps.db, nameOf(id), now);
    return { data: onWire(await libraryFile(viewer, deps.db, nameOf(id), now), deps) };
  },
  libraryPaper: async ({ viewer, deps, id }) => {
    const { originalName: original_name, pages } = await documentToCorrect(viewer, deps.db, nameOf(id));
    return { data: { file_name: nameOf(id), original_name, pages: pages.map(stateOf) } };
  },
  libraryPaperPage: async ({ viewer, deps, id, input }) => ({
    data: pageOnWire(await documentPageToCorrect(viewer, deps.db, nameOf(id), input.page)),
  }),
  libraryPaperPicture: async ({ viewer, deps, id, input }) => {
    const name = nameOf(id);
    await documentPageToCorrect(viewer, deps.db, name, input.page);
    try {
      const drawn = await drawing.run(() => pagePicture(name, input.page, deps.files));
      if (!drawn) throw new Refusal(409, 'This page can’t be drawn. Open the PDF itself.');
      return { data: { ...drawn.size, webp: drawn.webp.toString('base64') } };
    } catch (error) {
      throw error instanceof QueueFull ? busy() : error;
    }
  },
  libraryPaperCorrect: async ({ viewer, deps, id, input, now }) => {
    const text = input.text.replace(/\r\n?/g, '\n').trim();
    await correctPage(viewer, deps.db, nameOf(id), { ...input, text }, now);
    return { data: pageOnWire(await documentPageToCorrect(viewer, deps.db, nameOf(id), input.page)) };
  },
};

/** Nobody needs more parts of one picture; each one in use is cut again when the picture is replaced. */
const MOST_PARTS = 40;

/** Pages are rendered one at a time, since each keeps a processor busy for a while. */
const drawing = createQueue(1, 10);

const busy = () =>
  new Refusal(503, 'Many pages are being drawn just now. Try again in a moment.', { retryAfterSeconds: 5 });

const stateOf = ({ correctedBy, correctedAt, ...page }: DocumentPageState) => ({
  ...page,
  corrected_by: correctedBy,
  corrected_at: correctedAt?.toISOString() ?? null,
});

const pageOnWire = ({ text, ...page }: DocumentPageToCorrect) => ({ ...stateOf(page), text });

/** The name in a call's path, as it is stored. */
const nameOf = (fileName: string): string =>
  originalOf(fileName.normalize('NFC').toWellFormed().replaceAll('\0', ''));

type Doc = DataOf<'libraryFileGet'>;

function onWire(file: LibraryFile, deps: ApiDeps): Doc {
  const {
    id: _id,
    fileName,
    originalName,
    variants,
    forAll,
    createdAt,
    goesAt,
    trashedAt,
    places,
    ...rest
  } = file;
  return {
    ...rest,
    file_name: fileName,
    url: addressOf(fileName, deps.publicUrl),
    small: smallOf(variants, deps),
    original_name: originalName,
    for_all: forAll,
    created_at: createdAt.toISOString(),
    goes_at: goesAt?.toISOString() ?? null,
    trashed_at: trashedAt?.toISOString() ?? null,
    places: places.map(({ record, unit, ownWords, ...place }) => ({
      ...place,
      _id: record,
      fields: [...place.fields],
      own_words: ownWords,
      diocese: unit?.kind === 'diocese',
    })),
  };
}

/** A variant that every browser can show, as wide as a library tile on a high-density screen. */
function smallOf(variants: LibraryFile['variants'], deps: ApiDeps): string {
  const shown = variants.filter(({ format }) => format === 'webp').sort((a, b) => a.width - b.width);
  const fitting = shown.find(({ width }) => width >= 320) ?? shown.at(-1);
  return fitting ? addressOf(fitting.name, deps.publicUrl) : '';
}
