import { z } from 'zod';
import { bytesFrom } from '#lib/byteSize.ts';

/** An address with one of these protocols (`https:`); `example` goes into the sentence. */
export function url(name: string, protocols: string[], example: string) {
  const fits = (text: string) => URL.canParse(text) && protocols.includes(new URL(text).protocol);
  return z.string().trim().refine(fits, `${name} must be an address such as ${example}.`);
}

/** Parts separated by commas, without blanks and empty ones. */
export function commaSeparated() {
  return z.string().transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  );
}

/** Bytes, written as `20 GB`. */
export function size(name: string, example: string) {
  return z
    .string()
    .refine(
      (text) => bytesFrom(text) !== undefined,
      `${name} must be a number with KB, MB, GB or TB, for example ${example}.`,
    )
    .transform((text) => bytesFrom(text) ?? 0);
}

/** `yes` or `no`. */
export function yesOrNo(name: string, usual: 'yes' | 'no') {
  return z.enum(['yes', 'no'], `${name} must be yes or no.`).default(usual);
}

/**
 * The text about a setting in docs/settings.md, in Markdown: its meaning, and what applies without it if that is neither `none` nor the default of its form.
 */
export const explained = (meaning: string, without?: string) => ({ description: meaning, without });
