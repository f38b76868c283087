import { z } from 'zod';
import { DIRECTIONS } from '#kinds/define.ts';
import { LIBRARY_ORDERS, ONLY, WHOSE } from '#kinds/library.ts';
import { FOCUSES, LIGHTS, TURNS } from '#kinds/pictureCut.ts';
import { DOCUMENT_SOURCES, LONGEST_DOCUMENT_PAGE } from '#lib/documentText.ts';
import { MEDIA_KINDS } from '#lib/fileKinds.ts';
import { call, STAFF } from './call.ts';
import { dayFilter, flag, noFilter, paging, plainText } from './input.ts';
import { named } from './jsonSchema.ts';
import { LATER_PATHS } from './laterPaths.ts';
import { CUT_WRONG, fileFacts, pictureCut } from './media.ts';
import { done, inData, moment, pageOf } from './response.ts';

const place = named(
  'FilePlace',
  z.object({
    kind: z.string(),
    _id: z.string(),
    title: z.string(),
    fields: z.array(z.string()),
    trashed: z.boolean(),
    activated: z.boolean(),
    diocese: z.boolean(),
    /** Whether it may be opened; of the others only their existence is shown. */
    readable: z.boolean(),
    /** Whether its description there differs from the usual one. */
    own_words: z.boolean(),
  }),
);

const libraryFile = named(
  'LibraryFile',
  z.object({
    ...fileFacts,
    /** The smallest variant of a picture or of a PDF's first page; '' if there is none. */
    small: z.string(),
    kind: z.enum(MEDIA_KINDS),
    for_all: z.boolean(),
    whose: z.string(),
    by: z.string(),
    created_at: moment,
    places: z.array(place),
    goes_at: moment.nullable(),
    trashed_at: moment.nullable(),
    replaced: z.boolean(),
  }),
);

const pageState = {
  number: z.number().int(),
  source: z.enum(DOCUMENT_SOURCES),
  /** Its text has not been read yet. */
  waits: z.boolean(),
  language: z.string(),
  version: z.number().int(),
  corrected_by: z.string(),
  corrected_at: moment.nullable(),
};
const documentPage = named('PaperPage', z.object({ ...pageState, text: z.string() }));
const PAGE_WRONG = 'page must be the number of a page.';
const page = z.int(PAGE_WRONG).min(1, PAGE_WRONG).max(1_000_000, PAGE_WRONG);
const VERSION_WRONG = 'version must be that of the text that was corrected.';

const cutSent = pictureCut.refine(
  ({ left, top, width, height }) =>
    width > 0 && height > 0 && left + width <= 1.0001 && top + height <= 1.0001,
  CUT_WRONG,
);

/** One of these names; none means all. */
const oneOf = <const V extends string>(name: string, of: readonly V[]) =>
  noFilter(z.enum(of, `${name} must be one of: ${of.join(', ')}.`).optional());

const files = { group: 'Library', who: STAFF, source: 'AMB-044, ADD-16' } as const;

/** Pictures and PDFs once: all files of a unit, and those that others share with all. */
export const libraryCalls = {
  libraryList: call({
    ...files,
    address: LATER_PATHS.libraryList,
    reads: true,
    summary:
      'The files of your unit, or those that are shared with all, the newest first unless another order is asked for, and where they stand',
    programs: { does: 'read', of: 'files' },
    input: z.object({
      ...paging(24),
      whose: noFilter(z.enum(WHOSE, `whose must be one of: ${WHOSE.join(', ')}.`).default('ours')),
      kind: oneOf('kind', MEDIA_KINDS),
      only: oneOf('only', ONLY),
      order_by: oneOf('order_by', LIBRARY_ORDERS),
      direction: oneOf('direction', DIRECTIONS),
      from: dayFilter('from'),
      to: dayFilter('to'),
    }),
    response: pageOf(libraryFile),
  }),
  libraryCounts: call({
    ...files,
    address: LATER_PATHS.libraryCounts,
    summary: 'How many files are yours, shared with all, without a description, and unused for long',
    response: inData(
      z.object({
        ours: z.number().int(),
        for_all: z.number().int(),
        undescribed: z.number().int(),
        unused: z.number().int(),
      }),
    ),
  }),
  libraryFileGet: call({
    ...files,
    address: LATER_PATHS.libraryFileGet,
    summary: 'A file of the library, and every place where it stands now',
    programs: { does: 'read', of: 'files' },
    response: inData(libraryFile),
  }),
  libraryDoubleGet: call({
    ...files,
    address: LATER_PATHS.libraryDoubleGet,
    summary:
      'The file of the library that an uploaded one is already, to the byte or by its looks, among those that you find there; null when there is none',
    response: inData(z.object({ file: libraryFile.nullable(), same: z.boolean() })),
  }),
  libraryKeep: call({
    ...files,
    address: LATER_PATHS.libraryKeep,
    summary:
      'Keep uploaded files in the library although nothing uses them yet; answers those that are there',
    input: z.object({
      resource_urls: z
        .array(plainText('resource_urls', 2000), 'resource_urls must be a list of addresses.')
        .max(100, 'At most 100 files at once.'),
    }),
    response: inData(z.object({ kept: z.array(z.string()) })),
  }),
  libraryShare: call({
    ...files,
    address: LATER_PATHS.libraryShare,
    summary: 'Let all units use a file, or no more; where it stands it goes on standing',
    input: z.object({ for_all: flag }),
    response: inData(libraryFile),
  }),
  libraryCut: call({
    ...files,
    address: LATER_PATHS.libraryCut,
    summary:
      'Make a picture of what one place shows of this one, turned, brighter or darker if so wished, or say what has to stay in sight there; the whole one is kept as it is, and its words go with the part until it gets others',
    programs: { does: 'write', of: 'files' },
    input: z.object({
      cut: cutSent.optional(),
      focus: z.enum(FOCUSES, `focus must be one of: ${FOCUSES.join(', ')}.`).optional(),
      turn: z.literal(TURNS, `turn must be one of: ${TURNS.join(', ')}.`).default(0),
      light: z.literal(LIGHTS, `light must be one of: ${LIGHTS.join(', ')}.`).default(0),
    }),
    response: inData(z.object({ url: z.string(), resource_name: z.string() })),
  }),
  libraryReplace: call({
    ...files,
    address: LATER_PATHS.libraryReplace,
    conflicts: true,
    summary: 'Put a file that was just uploaded in the place of this one, wherever it stands',
    input: z.object({ resource_url: plainText('resource_url', 2000) }),
    response: inData(z.object({ file: libraryFile, places: z.number().int() })),
  }),
  libraryPutBack: call({
    ...files,
    address: LATER_PATHS.libraryPutBack,
    conflicts: true,
    summary: 'Put the file back that stood in the place of this one before',
    response: inData(libraryFile),
  }),
  libraryDelete: call({
    ...files,
    address: LATER_PATHS.libraryDelete,
    conflicts: true,
    summary: 'Move a file to the trash that stands nowhere; it comes back for 30 days',
    response: done,
  }),
  libraryRestore: call({
    ...files,
    address: LATER_PATHS.libraryRestore,
    summary: 'Bring a file back from the trash',
    response: inData(libraryFile),
  }),
  libraryPaper: call({
    ...files,
    address: LATER_PATHS.libraryPaper,
    summary:
      'The pages of a PDF as text: where the text of each comes from (out of the file, read by machine, or corrected) and its version; no pages while it has not been read',
    response: inData(
      z.object({
        file_name: z.string(),
        original_name: z.string(),
        pages: z.array(named('PaperPageState', z.object(pageState))),
      }),
    ),
    source: 'decision 0135',
  }),
  libraryPaperPage: call({
    ...files,
    address: LATER_PATHS.libraryPaperPage,
    reads: true,
    summary:
      'The text of a page of a PDF: paragraphs with an empty line between them; what begins with # is a heading',
    input: z.object({ page }),
    response: inData(documentPage),
    source: 'decision 0135',
  }),
  libraryPaperPicture: call({
    ...files,
    address: LATER_PATHS.libraryPaperPicture,
    reads: true,
    conflicts: true,
    summary: 'A page of a PDF as a picture, to be held beside its text: WebP in base64',
    input: z.object({ page }),
    response: inData(z.object({ webp: z.string(), width: z.number().int(), height: z.number().int() })),
    source: 'decision 0135',
  }),
  libraryPaperCorrect: call({
    ...files,
    address: LATER_PATHS.libraryPaperCorrect,
    conflicts: true,
    summary:
      'Put the text of a page of a PDF right; no machine reads it again. Refused (409) when it was changed since the version that is sent',
    input: z.object({
      page,
      text: plainText('text', LONGEST_DOCUMENT_PAGE),
      version: z.int(VERSION_WRONG).min(1, VERSION_WRONG),
    }),
    response: inData(documentPage),
    source: 'decision 0135',
  }),
};
