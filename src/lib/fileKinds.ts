/** The three kinds of media that the console and the site distinguish. */
export const MEDIA_KINDS = ['image', 'document', 'video'] as const;
export type MediaKind = (typeof MEDIA_KINDS)[number];

/** One accepted kind of file. Everything else is refused, by name and by content (AMB-042). */
export interface FileKind {
  readonly name: 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'heic' | 'pdf' | 'docx' | 'mp4' | 'mov' | 'webm';
  readonly kind: MediaKind;
  /** Its name in sentences, with its article. */
  readonly words: string;
  /** Lower case, with the dot; the first is the preferred one. */
  readonly extensions: readonly string[];
  /** The content types that may be detected from its first bytes. */
  readonly magic: readonly string[];
  /** The Content-Type for serving it and for file pickers. */
  readonly type: string;
  /** Maximum size in bytes (ADD-5). */
  readonly limit: number;
  /** Whether a browser shows it in place or saves it. */
  readonly disposition: 'inline' | 'attachment';
}

const MB = 1024 * 1024;
const picture = { kind: 'image', limit: 15 * MB, disposition: 'inline' } as const;
const video = { kind: 'video', limit: 500 * MB, disposition: 'inline' } as const;
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** The allow-list of file types (AMB-042, ADD-5). */
export const fileKinds: readonly FileKind[] = [
  {
    name: 'jpeg',
    words: 'a JPEG picture',
    // Windows saves pictures of pages as .jfif.
    extensions: ['.jpg', '.jpeg', '.jfif'],
    magic: ['image/jpeg'],
    type: 'image/jpeg',
    ...picture,
  },
  {
    name: 'png',
    words: 'a PNG picture',
    extensions: ['.png'],
    magic: ['image/png', 'image/apng'],
    type: 'image/png',
    ...picture,
  },
  {
    name: 'gif',
    words: 'a GIF picture',
    extensions: ['.gif'],
    magic: ['image/gif'],
    type: 'image/gif',
    ...picture,
  },
  {
    name: 'webp',
    words: 'a WebP picture',
    extensions: ['.webp'],
    magic: ['image/webp'],
    type: 'image/webp',
    ...picture,
  },
  {
    // Stored as a WebP, which also supports transparency, since older phones and mails don't show it.
    name: 'avif',
    words: 'an AVIF picture',
    extensions: ['.avif'],
    magic: ['image/avif'],
    type: 'image/avif',
    ...picture,
  },
  {
    // The format of phone cameras. Stored as a JPEG, since few browsers show it.
    name: 'heic',
    words: 'a HEIC picture',
    extensions: ['.heic', '.heif'],
    magic: ['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'],
    type: 'image/heic',
    ...picture,
  },
  {
    name: 'pdf',
    kind: 'document',
    words: 'a PDF',
    extensions: ['.pdf'],
    magic: ['application/pdf'],
    type: 'application/pdf',
    limit: 50 * MB,
    disposition: 'inline',
  },
  {
    name: 'docx',
    kind: 'document',
    words: 'a Word document',
    extensions: ['.docx'],
    // Some programs order the archive so that it is detected only as zip; its directory is checked instead.
    magic: [DOCX, 'application/zip'],
    type: DOCX,
    limit: 25 * MB,
    disposition: 'attachment',
  },
  {
    name: 'mp4',
    words: 'an MP4 video',
    extensions: ['.mp4'],
    magic: ['video/mp4', 'video/x-m4v'],
    type: 'video/mp4',
    ...video,
  },
  {
    name: 'mov',
    words: 'a QuickTime video',
    extensions: ['.mov'],
    magic: ['video/quicktime'],
    type: 'video/quicktime',
    ...video,
  },
  {
    name: 'webm',
    words: 'a WebM video',
    extensions: ['.webm'],
    magic: ['video/webm'],
    type: 'video/webm',
    ...video,
  },
];

/** The extension of a file name as written, with the dot; '' if there is none. */
export function extensionOf(fileName: string): string {
  return /[^./\\](\.[A-Za-z0-9]+)$/.exec(fileName)?.[1] ?? '';
}

/** The accepted kind for a file name's extension, in any case; undefined if there is none. */
export function fileKindOf(fileName: string): FileKind | undefined {
  const extension = extensionOf(fileName).toLowerCase();
  return fileKinds.find((kind) => kind.extensions.includes(extension));
}

/** The accepted kind for a detected MIME type such as image/png. */
export function fileKindOfContent(mime: string): FileKind | undefined {
  return fileKinds.find((kind) => kind.magic.includes(mime));
}

/** The `accept` attribute of a file input for these kinds, in the given order: content types of pictures and videos, extensions of documents. */
export function acceptList(...names: readonly FileKind['name'][]): string {
  const chosen = names.flatMap((name) => fileKinds.filter((kind) => kind.name === name));
  return chosen.flatMap((kind) => (kind.kind === 'document' ? kind.extensions : [kind.type])).join(',');
}

/** The kinds of file that a field accepts. */
export type Fitting = 'image' | 'pdf' | 'docx' | 'video';

const FITTING: Readonly<Record<Fitting, string>> = {
  image: 'a picture (jpg, png, gif, webp or avif)',
  pdf: 'a PDF',
  docx: 'a Word document (docx)',
  video: 'a video (mp4, mov or webm)',
};
const EVERYTHING = Object.keys(FITTING) as Fitting[];

/** Returns the kind under which a field accepts this file type. */
const fittingOf = ({ name, kind }: FileKind): Fitting =>
  name === 'pdf' || name === 'docx' ? name : kind === 'video' ? 'video' : 'image';

/** Returns advice on what to choose: 'Choose a PDF or a Word document (docx).' */
function choose(fitting: readonly Fitting[]): string {
  const words = fitting.map((one) => FITTING[one]);
  return `Choose ${[words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' or ')}.`;
}

/** Returns advice for a file whose name does not match its content. */
function madeRight(kind: FileKind): string {
  if (kind.name === 'pdf') return 'Save or scan it as a PDF and upload the new file.';
  if (kind.name === 'docx') return 'Save it in Word as a document (docx) and upload the new file.';
  return choose([fittingOf(kind)]);
}

/** Refusals possible before the upload; the console needs only these. */
const sentencesBefore = {
  /** `fitting`: the kinds that the field accepts, if known. */
  unknownKind: (fileName: string, fitting: readonly Fitting[] = EVERYTHING) =>
    `“${fileName}” is not a kind of file that can be uploaded. ${choose(fitting)}`,
  /** An allowed file type that this field does not accept. */
  wrongPlace: (fileName: string, kind: FileKind, fitting: readonly Fitting[]) =>
    `“${fileName}” is ${kind.words}, which can't stand here. ${choose(fitting)}`,
  tooBig: (fileName: string, kind: FileKind) =>
    `“${fileName}” is too big: ${kind.words} may have at most ${kind.limit / MB} MB. Make it smaller and upload it again.`,
} as const;

/** The refusals of an upload as whole sentences; each says what was found and what to do next (AMB-042). */
export const fileSentences = {
  ...sentencesBefore,
  /** `found`: the detected MIME type, or undefined if the content is not recognised. */
  wrongContent: (fileName: string, named: FileKind, found: string | undefined) => {
    const words =
      found === undefined
        ? 'something else'
        : (fileKindOfContent(found)?.words ?? `something else (${found})`);
    return `“${fileName}” is named like ${named.words}, but it holds ${words}. ${madeRight(named)}`;
  },
  empty: (fileName: string) => `“${fileName}” is empty. Check the file and upload it again.`,
  damaged: (fileName: string, kind: FileKind) =>
    `“${fileName}” is damaged or not complete, so it can't be read as ${kind.words}. Open it on your device, save it again and upload the new file.`,
  heicDamaged: (fileName: string) =>
    `“${fileName}” could not be read. Send it as a JPEG: on an iPhone under Settings, Camera, Formats, choose Most Compatible, or send the picture to yourself by mail.`,
  tooManyPixels: (fileName: string) =>
    `“${fileName}” has too many pixels: a picture may have at most 50 million, all frames together. Make it smaller and upload it again.`,
  macros: (fileName: string) =>
    `“${fileName}” holds macros. Save it in Word as a document without macros (docx) and upload it again.`,
  none: 'No file has arrived. Choose a file and upload it again.',
  tooMany: (most: number) => `At most ${most} files can be uploaded at once. Upload the others afterwards.`,
  cutOff: 'The upload stopped before the whole file had arrived. Check the connection and upload it again.',
  unreadable: 'What has arrived is not a form with files. Choose the file and upload it again.',
  busy: 'Many pictures are being worked on just now, so nothing was kept. Upload it again in half a minute.',
  storeAway:
    'The place where files are kept cannot be reached at the moment, so nothing was kept. Upload it again in a few minutes.',
  /** `unit`: 'department' or 'diocese'; `room`: such as '20 GB'. */
  unitFull: (unit: string, room: string) =>
    `Your ${unit} has no room left for this file: it may keep ${room} in all. Remove files that are no longer needed, or ask the office for more room.`,
  houseFull: (room: string) =>
    `There is no room left for this file: all files together may take ${room}. Tell the administrator, who can remove old files or raise MEDIA_LIMIT.`,
  manyBegun: (begun: number) =>
    `You have begun ${begun} uploads that are not finished. Wait until one of them is, or take it away; one with which nobody goes on is forgotten within an hour.`,
  endedByOffice: 'The synod office has ended this upload. Ask there before you upload the file again.',
  diskFull:
    'The server has no room left for files, so nothing was kept. Tell the administrator, then upload it again.',
} as const;

/**
 * Checks a file before it is uploaded, by its name and size: returns a sentence if its type is unknown, not accepted by the field, or if it
 * is too large; null if it may be sent (ADD-5). The server checks the content.
 */
export function refusedBefore(fileName: string, bytes: number, fitting: readonly Fitting[]): string | null {
  const kind = fileKindOf(fileName);
  if (!kind) return sentencesBefore.unknownKind(fileName, fitting);
  if (!fitting.includes(fittingOf(kind))) return sentencesBefore.wrongPlace(fileName, kind, fitting);
  return bytes > kind.limit ? sentencesBefore.tooBig(fileName, kind) : null;
}
