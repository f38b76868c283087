import { Link } from 'react-router';
import { momentFromNow, shortDay } from '#lib/dayNames.ts';
import { languageOf } from '#lib/language.ts';
import { buttonClass } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { useDrafts } from '../drafts/useDrafts.ts';
import { useThingPath } from '../find/useThingPath.ts';
import { usePaths } from '../paths.ts';
import { useStaff } from '../session.ts';
import { Part, type PartState } from './Part.tsx';
import type { Today } from './useToday.ts';
import { TODAY } from './words.ts';

type Row<P extends keyof Today> = NonNullable<Today[P]> extends readonly (infer R)[] ? R : never;

/** When something was, as it is said today. */
function useWhen(): (at: string) => string {
  const language = useLanguage();
  return (at) => momentFromNow(new Date(at), new Date(), language);
}

/** What is left out where there is nothing to be said. */
const joined = (...said: (string | null | undefined)[]): string => said.filter(Boolean).join(' | ');

/** What the office has sent back, with its sentence. */
export function CameBack(state: PartState<Row<'sent_back'>>) {
  const words = useWords(TODAY);
  const pathOf = useThingPath();
  const when = useWhen();
  return (
    <Part {...state} name={words.parts.sent_back}>
      {(rows) => (
        <ul className="desk-lines">
          {rows.map((row) => (
            <li key={row._id}>
              <div>
                <span className="t desk-back" lang={languageOf(row.sentence)}>
                  {words.said(row.by, row.sentence)}
                </span>
                <span className="small" lang={languageOf(row.title)}>
                  {joined(row.title || words.untitled, row.at && words.sentBackAt(when(row.at)))}
                </span>
              </div>
              <Link className={buttonClass('line')} to={pathOf(row)} aria-label={words.mendOf(row.title)}>
                {words.mend}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

/** Letters that nobody has handled yet. */
export function Letters(state: PartState<Row<'letters'>>) {
  const words = useWords(TODAY);
  const path = usePaths();
  const pathOf = useThingPath();
  const when = useWhen();
  const { is } = useStaff();
  const to = path(is === 'diocese_user' ? 'dioceseQueries' : 'enquiries');
  return (
    <Part {...state} name={words.parts.letters} far={{ to, name: words.openInbox }}>
      {(rows) => (
        <ul className="desk-lines">
          {rows.map((row) => (
            <li key={row._id}>
              <div>
                <Link className="t" to={pathOf(row)} lang={languageOf(row.title)}>
                  {row.title || words.untitled}
                </Link>
                <span className="small">
                  {joined(words.kinds[row.kind], row.said, row.diocese?.name, when(row.at))}
                </span>
              </div>
              <Link className={buttonClass('line')} to={pathOf(row)} aria-label={words.answerTo(row.title)}>
                {words.answer}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

/** What a unit's user wrote last, and where it stands. */
export function Written(state: PartState<Row<'written'>>) {
  const words = useWords(TODAY);
  const pathOf = useThingPath();
  const when = useWhen();
  return (
    <Part {...state} name={words.parts.written}>
      {(rows) => (
        <ul className="desk-lines">
          {rows.map((row) => (
            <li key={row._id}>
              <div>
                <Link className="t" to={pathOf(row)} lang={languageOf(row.title)}>
                  {row.title || words.untitled}
                </Link>
                <span className="small">{joined(words.kinds[row.kind], when(row.written_at))}</span>
              </div>
              <span className={`desk-state desk-state--${row.state}`}>{words.states[row.state]}</span>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

/** Drafts to go on with: they are this device's. */
export function GoOn() {
  const words = useWords(TODAY);
  const path = usePaths();
  const when = useWhen();
  const drafts = useDrafts()?.slice(0, 2);
  return (
    <Part
      name={words.parts.drafts}
      far={{ to: path('drafts'), name: words.allDrafts }}
      rows={drafts ?? []}
      isPending={false}
      onRetry={() => undefined}
    >
      {(rows) => (
        <ul className="desk-lines">
          {rows.map(({ id, title, about, at, path: to }) => (
            <li key={id}>
              <div>
                <span className="t" lang={languageOf(title)}>
                  {title || words.untitled}
                </span>
                <span className="small">{joined(about, when(new Date(at).toISOString()))}</span>
              </div>
              <Link className={buttonClass('line')} to={to} aria-label={words.goOnWith(title || about)}>
                {words.goOn}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

/** How often what one published last was read. */
export function Read(state: PartState<Row<'read'>>) {
  const words = useWords(TODAY);
  const language = useLanguage();
  const path = usePaths();
  const pathOf = useThingPath();
  return (
    <Part {...state} name={words.parts.read} far={{ to: path('readers'), name: words.readers }}>
      {(rows) => (
        <ul className="desk-lines">
          {rows.map((row) => (
            <li key={row._id}>
              <div>
                <Link className="t" to={pathOf(row)} lang={languageOf(row.title)}>
                  {row.title || words.untitled}
                </Link>
                <span className="small">{words.since(shortDay(row.since, language))}</span>
              </div>
              {row.readings === null ? (
                <span className="small">{words.few}</span>
              ) : (
                <span className="num">{words.readings(row.readings)}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

/** What needs a hand, or that nothing does. */
export function Faults(state: PartState<Row<'faults'>>) {
  const words = useWords(TODAY);
  const path = usePaths();
  const rows = state.rows?.length === 0 ? [{ urgent: false, sentence: '' }] : state.rows?.slice(0, 3);
  return (
    <Part
      {...state}
      rows={state.rows === null ? null : rows}
      name={words.parts.faults}
      far={{ to: path('status'), name: words.statusPage }}
    >
      {(all) => (
        <ul className="desk-lines">
          {all.map(({ sentence, urgent }) => (
            <li key={sentence} className="with-icon">
              <Icon
                name={sentence ? 'warning' : 'done'}
                className={sentence === '' ? 'good' : urgent ? 'bad' : 'warn'}
              />
              <span className="t">{sentence || words.allWell}</span>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}
