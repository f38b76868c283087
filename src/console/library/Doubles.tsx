import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dayOf } from '#lib/dates.ts';
import { shortDay } from '#lib/dayNames.ts';
import type { Language } from '#lib/language.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { send } from '../kit/api.ts';
import { fileNameOf } from '../kit/pictures/pictureFacts.ts';
import { mediaPath, shownName } from '../kit/uploads/fileNames.ts';
import type { DoublesProps } from '../kit/uploads/libraryParts.ts';
import { notePicked } from '../kit/uploads/picked.ts';
import { calledOf, type LibraryFile, usedPlaces } from './useLibrary.ts';
import { LIBRARY } from './words.ts';
import './doubles.css';

/** Says which of the files just uploaded already exist; never decides on its own. */
export function Doubles({ urls, onUse }: DoublesProps) {
  return urls.map((url) => <DoubleOf key={url} url={url} onUse={onUse} />);
}

function DoubleOf({ url, onUse }: { url: string; onUse: DoublesProps['onUse'] }) {
  const words = useWords(LIBRARY);
  const language = useLanguage();
  const [isKept, setKept] = useState(false);
  const { data } = useQuery({
    queryKey: ['libraryDoubleGet', url],
    queryFn: ({ signal }) => send('libraryDoubleGet', { id: fileNameOf(url), signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (!data?.file || isKept) return null;
  const { file, same } = data;
  return (
    <div className="double">
      <Notice tone="quiet">
        <div>{same ? words.isHere : words.looksHere}</div>
        <Button
          onClick={() => {
            notePicked([file.url]);
            onUse(url, file.url);
          }}
        >
          {words.useThere}
        </Button>
        <Button look="line" onClick={() => setKept(true)}>
          {words.keepBoth}
        </Button>
      </Notice>
      <div className="doubles">
        <figure>
          {file.kind === 'image' && <img src={mediaPath(file.small || file.url)} alt={words.thereNow} />}
          <figcaption>
            {words.there(calledOf(file), sinceOf(file, language), usedPlaces(file).length)}
          </figcaption>
        </figure>
        <figure>
          {file.kind === 'image' && <img src={mediaPath(url)} alt={words.cameNow} />}
          <figcaption>{words.comes(shownName(url))}</figcaption>
        </figure>
      </div>
    </div>
  );
}

const sinceOf = ({ created_at: since }: LibraryFile, language: Language): string =>
  shortDay(dayOf(new Date(since)), language);
