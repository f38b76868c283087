import { ImportError } from './incoming.ts';

/** A file as text, and a note on how it was decoded. */
export interface ReadFile {
  readonly text: string;
  readonly notes: readonly string[];
}

/** Enough of a file to hold an XML declaration. */
const HEAD = 200;

/**
 * The text of a file in the encoding that it declares: by its byte order mark, or by its XML declaration; UTF-8 otherwise. Throws ImportError for an
 * unsupported encoding.
 */
export function textIn(bytes: Uint8Array): ReadFile {
  const encoding = encodingOf(bytes);
  const text = decoder(encoding).decode(bytes);
  const unreadable = text.split('\ufffd').length - 1;
  const these = unreadable === 1 ? '1 character' : `${unreadable} characters`;
  return {
    text,
    notes:
      unreadable > 0
        ? [`${these} of the file cannot be read as ${encoding.toUpperCase()}: “\ufffd” stands there instead.`]
        : [],
  };
}

/** The name of the encoding in which a file is written, from its beginning. */
export function encodingOf(bytes: Uint8Array): string {
  const head = String.fromCharCode(...bytes.subarray(0, HEAD));
  return wide(head) ?? declaredIn(head);
}

function declaredIn(head: string): string {
  const name = /^\s*<\?xml\s[^>]*?\bencoding\s*=\s*["']([\w.:-]+)["']/i.exec(head)?.[1] ?? 'utf-8';
  // A declaration that can be read byte by byte is not in UTF-16, whatever it says.
  return /^utf-?16/i.test(name) ? 'utf-8' : name;
}

/** UTF-16, detected by the byte order mark or by the encoding of the first '<', '{' or '['. */
function wide(head: string): string | undefined {
  if (/^(?:\xff\xfe|[<{[]\0)/.test(head)) return 'utf-16le';
  return /^(?:\xfe\xff|\0[<{[])/.test(head) ? 'utf-16be' : undefined;
}

function decoder(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding);
  } catch (error) {
    throw new ImportError(
      `This file says that it is written in “${encoding}”, which cannot be read here. Save it as UTF-8 and import it again.`,
      { cause: error },
    );
  }
}
