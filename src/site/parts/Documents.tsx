import type { StoredFile } from '#kinds/records.ts';
import { Icon } from '#ui/Icon.tsx';
import { mediaPath } from '../host/paths.ts';
import { useFileLine } from './fileWords.ts';
import { foreign } from './foreign.ts';

/** Files by their names, each with kind, size and pages; they open in a window of their own (002 §2.6, §2.14). */
export function Documents({ files }: { files: readonly StoredFile[] }) {
  const lineOf = useFileLine();
  if (files.length === 0) return null;
  return (
    <div className="docs">
      {files.map((file) => (
        <a key={file.id} href={mediaPath(file.name)} target="_blank" rel="noopener">
          <Icon name="document" />
          <span className="n" lang={foreign(file.originalName)}>
            {file.originalName}
            <small lang="en">{lineOf(file)}</small>
          </span>
        </a>
      ))}
    </div>
  );
}
