import type { StoredFile } from '#kinds/records.ts';
import { extensionOf } from '#lib/fileKinds.ts';
import { Icon } from '#ui/Icon.tsx';
import { useWords } from '#ui/useWords.ts';
import { mediaPath } from '../host/paths.ts';
import { foreign } from '../parts/foreign.ts';
import { newsWords } from './words.ts';

/** The documents of a news item, each with kind and size; they open in a new tab (002 §2.6). */
export function Documents({ files }: { files: readonly StoredFile[] }) {
  const w = useWords(newsWords);
  if (files.length === 0) return null;
  return (
    <aside className="article-side" aria-labelledby="documents">
      <h2 id="documents">{w.documents}</h2>
      <div className="docs">
        {files.map((file) => (
          <a key={file.id} href={mediaPath(file.name)} target="_blank" rel="noopener">
            <Icon name="document" />
            <span className="n" lang={foreign(file.originalName)}>
              {file.originalName}
              <small lang="en">{describe(file, w.pages)}</small>
            </span>
          </a>
        ))}
      </div>
    </aside>
  );
}

/** 'PDF, 1.8 MB, 12 pages' */
function describe(file: StoredFile, pages: (n: number) => string): string {
  const kind = extensionOf(file.originalName).slice(1).toUpperCase();
  return [kind, sizeOf(file.bytes), file.pages ? pages(file.pages) : ''].filter(Boolean).join(', ');
}

/** Bytes as people read them: '240 KB', '1.8 MB'. */
export function sizeOf(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
