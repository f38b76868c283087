import type { ReactNode } from 'react';
import { byteWords } from '#lib/byteSize.ts';
import { dayOf } from '#lib/dates.ts';
import { shortDay } from '#lib/dayNames.ts';
import { Icon } from '#ui/Icon.tsx';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { mediaPath } from '../kit/uploads/fileNames.ts';
import { calledOf, type LibraryFile, usedPlaces } from './useLibrary.ts';
import { LIBRARY } from './words.ts';
import './library.css';

/** A file as a tile with its name and where it is used. `children`: its name as a link or a text, and its checkbox. */
export function Asset({ file, children }: { file: LibraryFile; children: (called: string) => ReactNode }) {
  const words = useWords(LIBRARY);
  return (
    <li className="asset">
      <AssetPicture file={file} />
      {file.for_all && <span className="asset-tag">{words.tag}</span>}
      {children(calledOf(file))}
      <p className="asset-fact">{useFacts(file)}</p>
      {file.kind === 'image' && !file.alt && !file.decorative && (
        <p className="asset-fact asset-warn">
          <Icon name="warning" />
          {words.saysNothing}
        </p>
      )}
    </li>
  );
}

/** The picture itself, or a document icon for other files. */
export function AssetPicture({ file, large = false }: { file: LibraryFile; large?: boolean }) {
  const whole = file.kind === 'image' ? file.url : '';
  const shown = large ? whole || file.small : file.small || whole;
  if (!shown)
    return (
      <div className="asset-paper">
        <Icon name={file.kind === 'video' ? 'video' : 'document'} />
      </div>
    );
  const size = { width: file.width ?? 320, height: file.height ?? 320 };
  return (
    <img
      className={isShownWhole(file) ? 'whole' : undefined}
      src={mediaPath(shown)}
      alt=""
      loading="lazy"
      {...size}
    />
  );
}

/** Whether it must not be cropped: seals and logos, which have a transparent background. */
export const isShownWhole = ({ type }: LibraryFile): boolean => type === 'image/png' || type === 'image/gif';

/** Where it is used and how large it is, on one line. */
function useFacts(file: LibraryFile): string {
  const words = useWords(LIBRARY);
  const language = useLanguage();
  const count = usedPlaces(file).length;
  const day = file.goes_at && shortDay(dayOf(new Date(file.goes_at)), language);
  const kind = file.original_name.split('.').at(-1)?.toUpperCase() ?? '';
  return [
    ...(file.kind === 'document' ? [words.pages(kind, file.pages)] : []),
    words.places(count),
    ...(day ? [words.goes(day)] : [byteWords(file.bytes)]),
  ].join(' | ');
}
