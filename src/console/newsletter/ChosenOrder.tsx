import { useEffect, useRef } from 'react';
import { languageOf } from '#lib/language.ts';
import { IconButton } from '#ui/Button.tsx';
import { useWords } from '#ui/useWords.ts';
import type { Choice } from './chosenNews.ts';
import { NEWSLETTER, SENDING } from './words.ts';

/** The chosen stories in the order in which they are sent, each with buttons that move it or take it out. */
export function ChosenOrder({ choice }: { choice: Choice }) {
  const words = useWords(NEWSLETTER);
  const { leads } = useWords(SENDING);
  const list = useRef<HTMLOListElement>(null);
  const pressed = useRef<{ readonly id: string; readonly by: -1 | 1 }>(undefined);
  const last = choice.news.length - 1;
  const move = (id: string, by: -1 | 1) => {
    pressed.current = { id, by };
    choice.move(id, by);
  };
  // A row that is moved loses the focus: it goes back to the button that was pressed, or to the other one at either end.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the order has changed.
  useEffect(() => {
    const { id, by } = pressed.current ?? {};
    pressed.current = undefined;
    const buttons = list.current?.querySelectorAll<HTMLButtonElement>(
      `[data-id="${id}"] button:not(:disabled)`,
    );
    buttons?.item(by === 1 && buttons.length === 3 ? 1 : 0)?.focus();
  }, [choice.news]);
  return (
    <ol className="order" ref={list}>
      {choice.news.map(({ id, title, of }, place) => (
        <li key={id} data-id={id}>
          <div>
            <span className="t" lang={languageOf(title)}>
              {title}
            </span>
            <span className="small">{place === 0 ? leads(of) : of}</span>
          </div>
          <div className="moves">
            <IconButton
              icon="earlier"
              label={words.earlier(title)}
              disabled={place === 0}
              onClick={() => move(id, -1)}
            />
            <IconButton
              icon="later"
              label={words.later(title)}
              disabled={place === last}
              onClick={() => move(id, 1)}
            />
            <IconButton icon="close" label={words.takeOut(title)} onClick={() => choice.remove([id])} />
          </div>
        </li>
      ))}
    </ol>
  );
}
