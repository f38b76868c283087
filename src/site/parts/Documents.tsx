import type { StoredFile } from '#kinds/records.ts';
import { Icon } from '#ui/Icon.tsx';
import { useWords } from '#ui/useWords.ts';
import { usePageContext } from '../context/pageContext.ts';
import { documentPath, mediaPath } from '../host/paths.ts';
import { foreign } from './foreign.ts';
import { Picture } from './Picture.tsx';
import { NEW_WINDOW } from './Title.tsx';
import { useFileLine } from './useFileLine.ts';
import { fileWords, leafWords } from './words.ts';

/** Files by name, each with type, size and number of pages; they open in a new window (002 §2.6, §2.14). */
export function Documents({ files }: { files: readonly StoredFile[] }) {
  const lineOf = useFileLine();
  const w = useWords(fileWords);
  const { links } = usePageContext();
  if (files.length === 0) return null;
  return (
    <div className="docs">
      {files.flatMap((file) => [
        <a key={file.id} href={mediaPath(file.name)} {...NEW_WINDOW}>
          <Icon name="document" />
          <span className="n" lang={foreign(file.originalName)}>
            {file.originalName} <small lang="en">{lineOf(file)}</small>
          </span>
        </a>,
        ' ',
        file.readable && (
          <a
            key={`${file.id} as page`}
            className="as-page"
            href={links.main(documentPath(file.name))}
            aria-label={w.asPageOf(file.originalName)}
          >
            {w.asPage}
          </a>
        ),
        ' ',
      ])}
    </div>
  );
}

/** A picture of a document's first page, linked to the document. */
export function FirstPage({ file }: { file: StoredFile }) {
  const lineOf = useFileLine();
  const w = useWords(leafWords);
  return (
    <a className="leaf-pic" href={mediaPath(file.name)} {...NEW_WINDOW}>
      <Picture file={file} sizes="leaf" first />
      <small>{w.open(lineOf(file))}</small>
    </a>
  );
}
