import { z } from 'zod';
import { FILE_DESCRIPTION } from '#kinds/fileDescription.ts';
import { FOCUSES, LIGHTS, TURNS } from '#kinds/pictureCut.ts';
import { DRAFT_DAYS } from '#lib/draftLife.ts';
import { call, STAFF } from './call.ts';
import { flag, plainText, versionSent } from './input.ts';
import { describedAs, named } from './jsonSchema.ts';
import { LATER_PATHS } from './laterPaths.ts';
import { FIRST_PATHS } from './paths.ts';
import { done, inData } from './response.ts';

/** The refusal of a crop that lies outside its picture, or is empty. */
export const CUT_WRONG = 'cut must lie within the picture: left, top, width and height as shares of it.';

/** What every response says about a file. */
export const fileFacts = {
  file_name: z.string(),
  url: z.string(),
  original_name: z.string(),
  type: z.string(),
  bytes: z.number().int(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  pages: z.number().int().nullable(),
  alt: z.string(),
  decorative: z.boolean(),
  caption: z.string(),
  credit: z.string(),
  version: z.number().int(),
  /** Whether the caller may describe it. */
  own: z.boolean(),
};

const share = z.number(CUT_WRONG).min(0, CUT_WRONG).max(1, CUT_WRONG);
/** A crop of a picture, in fractions of its size. */
export const pictureCut = named(
  'PictureCut',
  z.object({ left: share, top: share, width: share, height: share }, CUT_WRONG),
);

const fileDoc = named(
  'File',
  z.object({
    ...fileFacts,
    /** The address of the picture that it is cropped from; '' if it is not a crop. */
    whole: z.string(),
    cut: pictureCut.nullable(),
    focus: z.enum(FOCUSES).nullable(),
    /** How the picture was changed before cropping: degrees clockwise, and steps. */
    turn: z.literal(TURNS),
    light: z.literal(LIGHTS),
    /** For a crop: whether its description differs from that of the whole picture. */
    own_words: z.boolean(),
  }),
);

const line = ({ label, max }: { label: string; max: number }) =>
  plainText(label, max)
    .transform((text) => text.replace(/\s+/g, ' ').trim())
    .meta(describedAs({ type: 'string', maxLength: max }))
    .optional();

/** Uploads of one or several files, and releasing or keeping an uploaded file (000 §7, section D of the decisions). */
export const mediaCalls = {
  uploadMedia: call({
    address: FIRST_PATHS.uploadMedia,
    group: 'Media',
    summary: "Upload one file in the multipart field 'file'",
    who: STAFF,
    programs: { does: 'write', of: 'files' },
    files: 1,
    response: inData(z.object({ url: z.string(), resource_name: z.string() })),
    source: '000 §7, AMB-038, AMB-042',
  }),
  uploadSeveral: call({
    address: FIRST_PATHS.uploadSeveral,
    group: 'Media',
    summary: "Upload several files in repeated multipart fields 'file'; all are kept, or none",
    who: STAFF,
    programs: { does: 'write', of: 'files' },
    files: 12,
    response: inData(z.array(z.string())),
    source: '000 §7',
  }),
  removeMedia: call({
    address: LATER_PATHS.removeMedia,
    group: 'Media',
    summary: 'Say that a file is no longer needed; it goes when nothing has shown it for 24 hours',
    mayMiss: true,
    who: STAFF,
    input: z.object({ resource_url: plainText('resource_url', 2000) }),
    response: done,
    source: '000 §7, AMB-044',
  }),
  keepMedia: call({
    address: LATER_PATHS.keepMedia,
    group: 'Media',
    summary: `Keep uploaded files that only a draft holds for another ${DRAFT_DAYS} days; answers those that are there`,
    who: STAFF,
    input: z.object({
      resource_urls: z
        .array(plainText('resource_urls', 2000), 'resource_urls must be a list of addresses.')
        .max(500, 'At most 500 files at once.'),
    }),
    response: inData(z.object({ kept: z.array(z.string()) })),
    source: 'AMB-044',
  }),
  mediaGet: call({
    address: LATER_PATHS.mediaGet,
    group: 'Media',
    summary: 'What a file is, and what it says of itself: description, caption, credit',
    who: STAFF,
    programs: { does: 'read', of: 'files' },
    response: inData(fileDoc),
    source: 'ADD-16',
  }),
  mediaDescribe: call({
    address: LATER_PATHS.mediaDescribe,
    group: 'Media',
    summary:
      'Say what a file shows; it goes with the file wherever it stands. A part of a picture says it for itself, or with as_whole again what the whole one says',
    who: STAFF,
    programs: { does: 'write', of: 'files' },
    input: z.object({
      alt: line(FILE_DESCRIPTION.alt),
      decorative: flag.optional(),
      caption: line(FILE_DESCRIPTION.caption),
      credit: line(FILE_DESCRIPTION.credit),
      as_whole: flag.optional(),
      version: versionSent,
    }),
    response: inData(fileDoc),
    source: 'ADD-16, ADD-1',
  }),
};
