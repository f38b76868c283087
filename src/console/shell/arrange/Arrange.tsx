import { type ReactNode, useId, useRef } from 'react';
import { IconButton } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { useWords } from '#ui/useWords.ts';
import { DescribeButton, PictureSays } from '../pictures/PictureFacts.tsx';
import { mediaPath } from '../upload/fileNames.ts';
import './arrange.css';
import { type Act, useArranging } from './useArranging.ts';
import { ARRANGE } from './words.ts';

interface Props {
  /** The addresses of the pictures in their order. */
  urls: readonly string[];
  /** What the picture at a place is called, such as 'Picture 3'; places count from 0. */
  nameOf: (place: number) => string;
  /** The picture from the first place shall stand at the second one. */
  onMove: (from: number, to: number) => void;
  onRemove: (place: number) => void;
}

/** Pictures in an order that is changed by dragging, by keyboard, and by buttons; each with what it says of itself (ADD-16). */
export function Arrange({ urls, nameOf, onMove, onRemove }: Props): ReactNode {
  const words = useWords(ARRANGE);
  const hint = useId();
  const list = useRef<HTMLOListElement>(null);
  const keys = urls.map((url, place) => `${url} ${urls.slice(0, place).filter((one) => one === url).length}`);
  const places = urls.map((_url, place) => place);
  const { held, said, dragged, move, grip } = useArranging({ list, names: places.map(nameOf), keys, onMove });
  const shown = held ? places.toSpliced(held.from, 1).toSpliced(held.to, 0, held.from) : places;
  const step = (act: Act, place: number, to: number, name: string) => (
    <IconButton
      icon={act === 'earlier' ? 'up' : 'down'}
      label={name}
      data-act={act}
      disabled={to < 0 || to === urls.length}
      onClick={() => move(place, to, act)}
    />
  );
  return (
    <>
      <p className="hint" id={hint}>
        {words.how}
      </p>
      <ol className="arrange" ref={list} aria-describedby={hint}>
        {shown.map((place, at) => {
          const url = urls[place] ?? '';
          const name = nameOf(place);
          const isHeld = held?.from === place || dragged?.from === place;
          return (
            <li
              key={keys[place]}
              data-key={keys[place]}
              className="piece"
              data-held={isHeld || undefined}
              data-over={overOf(dragged?.before, place, urls.length)}
            >
              <img src={mediaPath(url)} alt={name} loading="lazy" draggable={false} />
              <PictureSays url={url} />
              <div className="piece-bar">
                <button
                  type="button"
                  className="iconbtn grip"
                  aria-label={words.move(name)}
                  title={words.move(name)}
                  aria-pressed={isHeld}
                  data-act="grip"
                  {...grip(place)}
                >
                  <Icon name="grip" />
                </button>
                <span className="no" aria-hidden="true">
                  {at + 1}
                </span>
                <span className="far" />
                <DescribeButton url={url} label={name} bare />
                {step('earlier', place, place - 1, words.earlier(name))}
                {step('later', place, place + 1, words.later(name))}
                <IconButton icon="trash" label={words.remove(name)} onClick={() => onRemove(place)} />
              </div>
            </li>
          );
        })}
      </ol>
      <span className="vh" role="status">
        {said}
      </span>
    </>
  );
}

/** On which side of a piece the mark stands for where the dragged one would go. */
function overOf(before: number | undefined, place: number, count: number): 'before' | 'after' | undefined {
  if (before === place) return 'before';
  return before === count && place === count - 1 ? 'after' : undefined;
}
