import { parseAst } from 'vite';
import { projectFiles, readProjectFile } from './projectFiles.ts';

/** A regular expression as it is written in a file of the program. */
export interface Written {
  readonly file: string;
  readonly pattern: string;
  readonly flags: string;
}

/** Where expressions meet what strangers write: what runs on the server, and what both sides share. Browsers hold only those who use them. */
const ON_SERVER =
  /^src\/(?:api|calls|http|jobs|kinds|lib|mail|media|site|status|store|ui)\/.*(?<!\.test)\.tsx?$/;

/** All regular expressions that are written out there; what is put together of texts is not among them. */
export function writtenExpressions(): Written[] {
  return projectFiles()
    .filter((path) => ON_SERVER.test(path))
    .flatMap((file) => {
      const found: Written[] = [];
      collect(
        parseAst(readProjectFile(file), { lang: file.endsWith('x') ? 'tsx' : 'ts' }),
        (pattern, flags) => found.push({ file, pattern, flags }),
      );
      return found;
    });
}

function collect(node: unknown, found: (pattern: string, flags: string) => void): void {
  if (Array.isArray(node)) for (const one of node) collect(one, found);
  else if (typeof node === 'object' && node !== null) {
    const { regex } = node as { regex?: { pattern: string; flags: string } | null };
    if (regex) found(regex.pattern, regex.flags);
    for (const value of Object.values(node)) collect(value, found);
  }
}

/** Characters of each class that patterns speak of. */
const SIGNS = ['a', '0', ' ', '\n', '<', '>', '"', '@', '.', '-', '&#', 'அ'];

/**
 * Texts that hold up an expression which goes through the same characters again and again: what it begins with, its words and single characters, many
 * times. `length`: about so long.
 */
export function hostileTexts({ pattern }: Written, length: number): string[] {
  const words = pattern
    .replaceAll(/\\[bBdDwWsSpPku](?:\{[^}]{0,30}\})?/g, ' ')
    .replaceAll(/\[[^\]]{0,200}\]|\(\?[:=!<]{1,2}|[\^$*+?(){}|]/g, ' ')
    .replaceAll('\\', '')
    .split(' ')
    .filter((word) => word !== '');
  const units = new Set([...SIGNS, ...words, ...words.map((word) => `${word} `), words.join('')]);
  return [...units]
    .filter((unit) => unit !== '')
    .flatMap((unit) => [`${unit.repeat(Math.ceil(length / unit.length))}\u0001`]);
}
