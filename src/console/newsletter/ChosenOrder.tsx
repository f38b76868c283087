import { useRef } from 'react';
import { languageOf } from '#lib/language.ts';
import { IconButton } from '#ui/Button.tsx';
import { useWords } from '#ui/useWords.ts';
import { Grip } from '../kit/arrange/Grip.tsx';
import { useArranging } from '../kit/arrange/useArranging.ts';
import type { Choice } from './chosenNews.ts';
import { NEWSLETTER, SENDING } from './words.ts';
import './order.css';

/** The chosen stories in sending order: dragged by their grips, moved by keyboard or buttons, or removed. */
export function ChosenOrder({ choice }: { choice: Choice }) {
  const words = useWords(NEWSLETTER);
  const { leads } = useWords(SENDING);
  const list = useRef<HTMLOListElement>(null);
  const { news } = choice;
  const last = news.length - 1;
  const { shown, isHeld, over, said, move, grip } = useArranging({
    list,
    names: news.map(({ title }) => title),
    keys: news.map(({ id }) => id),
    onMove: choice.move,
  });
  return (
    <>
      <span className="vh" role="status">
        {said}
      </span>
      <ol className="order order--drag" ref={list}>
        {shown.map((place, at) => {
          const { id = '', title = '', of = '' } = news[place] ?? {};
          return (
            <li key={id} data-key={id} data-held={isHeld(place) || undefined} data-over={over(place)}>
              <Grip name={title} held={isHeld(place)} disabled={last === 0} grip={grip(place)} />
              <div>
                <span className="t" lang={languageOf(title)}>
                  {title}
                </span>
                <span className="small">{at === 0 ? leads(of) : of}</span>
              </div>
              <div className="moves">
                <IconButton
                  icon="earlier"
                  label={words.earlier(title)}
                  data-act="earlier"
                  disabled={place === 0}
                  onClick={() => move(place, place - 1, 'earlier')}
                />
                <IconButton
                  icon="later"
                  label={words.later(title)}
                  data-act="later"
                  disabled={place === last}
                  onClick={() => move(place, place + 1, 'later')}
                />
                <IconButton icon="close" label={words.takeOut(title)} onClick={() => choice.remove([id])} />
              </div>
            </li>
          );
        })}
      </ol>
    </>
  );
}
