import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { churchMinute, daysLater } from '#lib/dates.ts';
import { newsDay } from '#lib/dayNames.ts';
import { say, sayFailed } from '#ui/toasts.ts';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { send } from '../kit/api.ts';
import { useSentence } from '../kit/useSentence.ts';
import { CALENDAR, type Coming } from './words.ts';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** The date of an item in the church's time zone. */
export const dayIn = ({ at }: Coming): string => churchMinute(new Date(at)).slice(0, 10);

/** Moves items to other days, by keyboard or pointer, with undo. */
export function useMoves() {
  const words = useWords(CALENDAR);
  const language = useLanguage();
  const sentence = useSentence();
  const client = useQueryClient();
  const [held, setHeld] = useState<{ piece: Coming; over: string }>();
  const [spoken, setSpoken] = useState('');

  /** Why an item may not be moved to a day; undefined if it may. */
  const whyNot = (piece: Coming, day: string): string | undefined => {
    if (!piece.plan) return words.notHere;
    if (piece.state !== 'planned' && piece.state !== 'wished') return words.stays;
    return hourOn(piece, day) <= churchMinute(new Date()) ? words.hasPassed : undefined;
  };
  const moveTo = async (piece: Coming, minute: string) => {
    const { at } = await send('scheduleMove', { id: piece.plan ?? '', body: { at: minute } });
    await client.invalidateQueries({ queryKey: ['scheduleList'] });
    say(words.moved(piece.title, newsDay(minute.slice(0, 10), language)), {
      name: words.undo,
      run: () =>
        void send('scheduleMove', { id: piece.plan ?? '', body: { at } })
          .then(() => client.invalidateQueries({ queryKey: ['scheduleList'] }))
          .then(() => say(words.movedBack))
          .catch((error: unknown) => sayFailed(sentence(error, words.failed.move))),
    });
  };
  const put = async (piece: Coming, day: string) => {
    setHeld(undefined);
    const reason = whyNot(piece, day);
    if (day === dayIn(piece)) return setSpoken(words.back(piece.title));
    setSpoken('');
    if (reason) return sayFailed(reason);
    try {
      await moveTo(piece, hourOn(piece, day));
    } catch (error) {
      sayFailed(sentence(error, words.failed.move));
    }
  };
  const over = (piece: Coming, day: string) => {
    setHeld({ piece, over: day });
    setSpoken(whyNot(piece, day) ?? words.over(piece.title, newsDay(day, language)));
  };
  const onKey = (piece: Coming) => (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const isHeld = held?.piece.plan === piece.plan && piece.plan !== null;
    if (event.key === ' ') {
      event.preventDefault();
      if (isHeld) void put(piece, held.over);
      else if (whyNot(piece, '9999-12-31')) setSpoken(whyNot(piece, '9999-12-31') ?? '');
      else {
        setHeld({ piece, over: dayIn(piece) });
        setSpoken(words.lifted(piece.title, newsDay(dayIn(piece), language)));
      }
    } else if (isHeld && step !== undefined) {
      event.preventDefault();
      over(piece, daysLater(held.over, step));
    } else if (isHeld && event.key === 'Escape') {
      event.preventDefault();
      setHeld(undefined);
      setSpoken(words.back(piece.title));
    }
  };
  return { held, spoken, whyNot, put, over, onKey, moveTo, letGo: () => setHeld(undefined) };
}

/** The same time on another day. */
const hourOn = ({ at }: Coming, day: string): string => `${day}T${churchMinute(new Date(at)).slice(11)}`;
