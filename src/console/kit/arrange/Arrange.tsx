import { useId, useRef } from 'react';
import type { IconName } from '#ui/Icon.tsx';
import { useWords } from '#ui/useWords.ts';
import { ByPointer } from '../ByPointer.tsx';
import { InTurnButton } from '../pictures/InTurnButton.tsx';
import './arrange.css';
import { Piece } from './Piece.tsx';
import { useArranging } from './useArranging.ts';
import { ARRANGE } from './words.ts';

interface Props {
  /** The URLs of the pictures, in order. */
  urls: readonly string[];
  /** The name of the picture at a place, such as 'Picture 3'; places count from 0. */
  nameOf: (place: number) => string;
  /** Moves the picture at `from` to `to`. */
  onMove: (from: number, to: number) => void;
  /** Another picture, at this URL, replaces one: another crop, or the same with another description. */
  onOther?: (place: number, url: string) => void;
  /** The button that removes a picture: its label, and its action. */
  remove: {
    readonly icon: IconName;
    readonly label: (name: string) => string;
    readonly act: (place: number) => void;
  };
}

/** Pictures that can be reordered by dragging, by keyboard, and by buttons; each with its description (ADD-16). */
export function Arrange({ urls, nameOf, onMove, onOther, remove }: Props) {
  const { how, howFinger } = useWords(ARRANGE);
  const hint = useId();
  const list = useRef<HTMLOListElement>(null);
  const keys = urls.map((url, place) => `${url} ${urls.slice(0, place).filter((one) => one === url).length}`);
  const places = urls.map((_url, place) => place);
  const { shown, isHeld, over, said, move, grip } = useArranging({
    list,
    names: places.map(nameOf),
    keys,
    onMove,
  });
  return (
    <>
      {urls.length > 1 && (
        <p className="hint" id={hint}>
          <ByPointer fine={how} finger={howFinger} />
        </p>
      )}
      {urls.length > 1 && <InTurnButton urls={urls} />}
      <span className="vh" role="status">
        {said}
      </span>
      <ol className="arrange" ref={list} aria-describedby={urls.length > 1 ? hint : undefined}>
        {shown.map((place, at) => (
          <Piece
            key={keys[place]}
            id={keys[place] ?? ''}
            url={urls[place] ?? ''}
            name={nameOf(place)}
            at={at}
            isFirst={place === 0}
            isLast={place === urls.length - 1}
            isHeld={isHeld(place)}
            over={over(place)}
            grip={grip(place)}
            onEarlier={() => move(place, place - 1, 'earlier')}
            onLater={() => move(place, place + 1, 'later')}
            onOther={onOther && ((url) => onOther(place, url))}
            remove={{ ...remove, act: () => remove.act(place) }}
          />
        ))}
      </ol>
    </>
  );
}
