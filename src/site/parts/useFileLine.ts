import type { StoredFile } from '#kinds/records.ts';
import { extensionOf } from '#lib/fileKinds.ts';
import { useWords } from '#ui/useWords.ts';
import { fileWords } from './words.ts';

/** A file's description in one line: 'PDF, 1.8 MB, 12 pages'. The number of pages is known only for PDFs. */
export function useFileLine(): (file: StoredFile) => string {
  const w = useWords(fileWords);
  return ({ originalName, bytes, pages }) => {
    const kind = extensionOf(originalName).slice(1).toUpperCase();
    return [kind, sizeOf(bytes), pages ? w.pages(pages) : ''].filter(Boolean).join(', ');
  };
}

/** Formats a file size: '240 KB', '1.8 MB', without a line break before the unit. */
function sizeOf(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))}\u00a0KB`;
  return `${(bytes / 1_000_000).toFixed(1)}\u00a0MB`;
}
