import { useId } from 'react';
import type { DataOf } from '#calls/calls.ts';
import { momentFromNow } from '#lib/dayNames.ts';
import { languageOf } from '#lib/language.ts';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { STATUS } from './words.ts';
import '../history/history.css';

/** Details for administrators: today's errors, the slowest responses, and the running copies of the program. */
export function WrongToday({
  status: { wrong, slowest, copies },
  now,
}: {
  status: DataOf<'statusGet'>;
  now: Date;
}) {
  const words = useWords(STATUS);
  const language = useLanguage();
  const said = (moment: string): string => momentFromNow(new Date(moment), now, language);
  const rowsOf = (hasFailed: boolean) =>
    wrong
      .filter(({ failed }) => failed === hasFailed)
      .map(
        ({ place, sentence, times, first, last }) =>
          [
            words.times(sentence, times),
            [place, words.when(said(first), said(last))].filter(Boolean).join(' | '),
          ] as const,
      );
  return (
    <>
      <Sentences heading={words.wrong} note={words.grouped} rows={rowsOf(true)} />
      <Sentences heading={words.noticed} note={words.grouped} rows={rowsOf(false)} />
      <Sentences
        heading={words.slowest}
        rows={slowest.map(({ name, count, p95, worst }) => [
          name,
          count < 20
            ? words.slow(count, words.ms(worst))
            : words.slowOften(count, words.ms(p95), words.ms(worst)),
        ])}
      />
      {copies.length > 1 && (
        <Sentences
          heading={words.copies}
          rows={copies.map(({ name, version, since, seen }) => [
            name,
            words.copy(version, said(since), said(seen)),
          ])}
        />
      )}
    </>
  );
}

/** Sentences below a heading, each with its details; renders nothing if there are none. */
function Sentences({
  heading,
  note,
  rows,
}: {
  heading: string;
  note?: string;
  rows: readonly (readonly [sentence: string, told: string])[];
}) {
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 className="status-part" id={id}>
        {heading} {note && <span>{note}</span>}
      </h2>
      <ul className="sentences">
        {rows.map(([sentence, detail]) => (
          <li key={sentence + detail}>
            <span lang={languageOf(sentence)}>{sentence}</span>
            <span className="hint">{detail}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
