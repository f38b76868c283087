import type { ReactNode } from 'react';
import { newsDay } from '#lib/dayNames.ts';
import { useLanguage } from '#ui/useWords.ts';
import { foreign } from './foreign.ts';

/** '{department or diocese} | {date}' above a title (002 §2.6, AMB-084). `day` is YYYY-MM-DD; `before` comes first, in normal type. */
export function DateLine({ of, day, before }: { of: string; day: string; before?: ReactNode }) {
  const date = <time dateTime={day}>{newsDay(day, useLanguage())}</time>;
  const unit = of !== '' && <b lang={foreign(of)}>{of}</b>;
  return (
    <p className="label">
      {before ? (
        <>
          {before} | {date}
          {unit && ' | '}
          {unit}
        </>
      ) : (
        <>
          {unit}
          {unit && ' | '}
          {date}
        </>
      )}
    </p>
  );
}
