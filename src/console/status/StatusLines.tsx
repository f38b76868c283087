import type { DataOf } from '#calls/calls.ts';
import { momentFromNow } from '#lib/dayNames.ts';
import { Icon } from '#ui/Icon.tsx';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { TryNow } from '../mailState/TryNow.tsx';
import { BackUpNow } from './BackUpNow.tsx';
import { Quoted } from './Quoted.tsx';
import { STATUS } from './words.ts';

type Lines = DataOf<'statusGet'>['lines'];

/** The icon of each grade; a word next to it is for screen readers. */
export const GRADE_ICONS = { bad: 'warning', warn: 'clock', info: 'info', ok: 'done' } as const;

/** The checks: state, since when, and what to do. */
export function StatusLines({ lines, now }: { lines: Lines; now: Date }) {
  const words = useWords(STATUS);
  const language = useLanguage();
  return (
    <ul className="status-lines" aria-label={words.lines}>
      {lines.map(({ key, grade, sentence, more, small, figure, since, acts }) => (
        <li key={key} className={`is-${grade}`}>
          <Icon name={GRADE_ICONS[grade]} />
          <div>
            <span className="vh">{words.grade[grade]} </span>
            <b>{sentence}</b>
            {more && (
              <>
                {' '}
                <Quoted text={more} />
              </>
            )}
            {small && (
              <span className="small">
                <Quoted text={small} />
              </span>
            )}
          </div>
          <span className="status-figure">
            {figure || (since && words.since(momentFromNow(new Date(since), now, language)))}
          </span>
          {acts.includes('mail_try') && <TryNow />}
          {acts.includes('backup_now') && <BackUpNow />}
        </li>
      ))}
    </ul>
  );
}
