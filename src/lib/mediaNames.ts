import { extensionOf } from './fileKinds.ts';

const MOST_CHARACTERS = 80;
// File systems limit names to 255 bytes; the time stamp, an extension and a variant's suffix need up to 34 of them.
const MOST_BYTES = 200;

/** The widths in pixels of the variants made of pictures. */
export const VARIANT_WIDTHS = [320, 640, 960, 1280, 1920] as const;

const VARIANT = /^(.+\.[a-z0-9]+)(-p[1-9]\d{0,2})?-w(?:320|640|960|1280|1920)\.(?:avif|webp|jpg)$/iu;
const NAME = /^[\p{L}\p{M}\p{N}_-][\p{L}\p{M}\p{N}._-]*$/u;

/** Whether a text can be the name of a stored file: letters, digits, `.`, `_` and `-` of any script, no path, no leading dot. */
export function isMediaName(name: string): boolean {
  return NAME.test(name) && bytesOf(name) <= 255;
}

/**
 * Returns the name under which an upload is stored: its base name without spaces, the time in ms, and its extension (AMB-039). Letters, vowel signs
 * and digits of any script stay, so that a Tamil name remains readable; all other characters are removed, and an empty base name becomes `file`.
 */
export function storedName(originalName: string, ms: number): string {
  const extension = extensionOf(originalName);
  const base = originalName.slice(0, originalName.length - extension.length).normalize('NFC');
  const kept = base.replace(/[^\p{L}\p{M}\p{N}._-]/gu, '').replace(/^[.\p{M}-]+/u, '');
  return `${shortened(kept) || 'file'}${ms}${extension}`;
}

/** The uploader's own file name, for downloads: no path, no control characters, at most 200 characters. */
export function cleanOriginalName(fileName: string): string {
  const lastPart = fileName.split(/[/\\]/).at(-1) ?? '';
  const clean = lastPart.toWellFormed().normalize('NFC').replace(/\p{C}/gu, '').trim();
  const extension = extensionOf(clean);
  return `${[...clean.slice(0, clean.length - extension.length)].slice(0, 200).join('')}${extension}`;
}

/**
 * Returns the name of a variant: the original's whole name and a width. It includes the original's extension because `a.jpg` and `a.png` may have the
 * same time stamp. No upload can have such a name, since uploads end with a time stamp.
 */
export function variantName(fileName: string, width: number, extension: 'avif' | 'webp' | 'jpg'): string {
  return `${fileName}-w${width}.${extension}`;
}

/** The name from which the variants of a PDF's page, counted from 1, are named. */
export const pageName = (fileName: string, page: number): string => `${fileName}-p${page}`;

/** Whether this is the name of a variant of a PDF's page: those are not open to everybody who knows their name. */
export const isPageVariant = (name: string): boolean => VARIANT.exec(name)?.[2] !== undefined;

/** The original's name of a variant; any other name is returned unchanged. */
export function originalOf(name: string): string {
  return VARIANT.exec(name)?.[1] ?? name;
}

/**
 * Returns the original's name from the address of an uploaded file or of one of its variants (AMB-038): the segment after /media/, on any host; null
 * for any other address.
 */
export function nameInAddress(address: string): string | null {
  const piece = /^(?:https?:\/\/[^/?#]+)?\/media\/([^/?#]+)(?:[?#].*)?$/.exec(address.trim())?.[1];
  if (!piece) return null;
  try {
    const name = originalOf(decodeURIComponent(piece).normalize('NFC'));
    return isMediaName(name) ? name : null;
  } catch {
    return null;
  }
}

function shortened(base: string): string {
  let short = '';
  for (const character of [...base].slice(0, MOST_CHARACTERS)) {
    if (bytesOf(short + character) > MOST_BYTES) break;
    short += character;
  }
  return short;
}

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;
