import { newsDay } from '#lib/dayNames.ts';
import { foreign } from './foreign.ts';

/** '{department or diocese} | {date}' above a headline (002 §2.6, AMB-084). `day` is YYYY-MM-DD. */
export function NewsLine({ unitName, day }: { unitName: string; day: string }) {
  return (
    <p className="label">
      <b lang={foreign(unitName)}>{unitName}</b> | <time dateTime={day}>{newsDay(day)}</time>
    </p>
  );
}
