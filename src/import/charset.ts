import { ImportError } from './incoming.ts';

/** A file as text, and what there is to say of how it was read. */
export interface ReadFile {
  readonly text: string;
  readonly notes: readonly string[];
}

/** As much of a file as an XML declaration takes. */
const HEAD = 200;

/**
 * The text of a file in the encoding that it names itself: by the mark at its beginning, or by its XML declaration; UTF-8 otherwise. Throws ImportError for
 * an encoding that nobody here can read.
 */
export function textIn(bytes: Uint8Array): ReadFile {
  const head = String.fromCharCode(...bytes.subarray(0, HEAD));
  const encoding = wide(head) ?? declaredIn(head);
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

function declaredIn(head: string): string {
  const name = /^\s*<\?xml\s[^>]*?\bencoding\s*=\s*["']([\w.:-]+)["']/i.exec(head)?.[1] ?? 'utf-8';
  // A declaration that can be read byte by byte is not written in two bytes a character, whatever it says.
  return /^utf-?16/i.test(name) ? 'utf-8' : name;
}

/** Of two bytes a character, by the mark at the beginning or by how '<' is written. */
function wide(head: string): string | undefined {
  if (/^(?:\xff\xfe|<\0)/.test(head)) return 'utf-16le';
  return /^(?:\xfe\xff|\0<)/.test(head) ? 'utf-16be' : undefined;
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
