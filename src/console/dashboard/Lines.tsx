import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { momentFromNow, shortDay } from '#lib/dayNames.ts';
import { languageOf } from '#lib/language.ts';
import { buttonClass } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { useAllDrafts } from '../drafts/useAllDrafts.ts';
import { usePaths } from '../kit/paths.ts';
import { useStaff } from '../kit/session.ts';
import { useThingPath } from '../kit/useThingPath.ts';
import { Quoted } from '../status/Quoted.tsx';
import { Part, type PartState } from './Part.tsx';
import type { Today } from './useToday.ts';
import { TODAY } from './words.ts';

type Row<P extends keyof Today> = NonNullable<Today[P]> extends readonly (infer R)[] ? R : never;

/** Formats a time relative to today. */
export function useWhen(): (at: string) => string {
  const language = useLanguage();
  return (at) => momentFromNow(new Date(at), new Date(), language);
}

/** Joins the parts that are not empty. */
export const joined = (...said: (string | null | undefined)[]): string => said.filter(Boolean).join(' | ');

interface Line {
  readonly key: string;
  readonly title: string;
  /** The link of the title. */
  readonly to?: string;
  readonly className?: string;
  readonly below: string;
  /** The language of the line below, if it is user content. */
  readonly belowIn?: string;
  /** Shown at the end of the row. */
  readonly end: ReactNode;
}

/** A part whose rows have one shape: a title, a line below it, and actions or facts. */
export function LinesPart<T>({
  line,
  ...part
}: Omit<ComponentProps<typeof Part<T>>, 'children'> & { line: (row: T) => Line }) {
  return (
    <Part {...part}>
      {(rows) => (
        <ul className="desk-lines">
          {rows.map(line).map(({ key, title, to, className = 't', below, belowIn, end }) => (
            <li key={key}>
              <div>
                {to === undefined ? (
                  <span className={className} lang={languageOf(title)}>
                    {title}
                  </span>
                ) : (
                  <Link className={className} to={to} lang={languageOf(title)}>
                    {title}
                  </Link>
                )}
                <span className="small" lang={belowIn}>
                  {below}
                </span>
              </div>
              {end}
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

/** Records that the office has sent back, with its remark. */
export function CameBack(state: PartState<Row<'sent_back'>>) {
  const words = useWords(TODAY);
  const pathOf = useThingPath();
  const when = useWhen();
  return (
    <LinesPart
      {...state}
      name={words.parts.sent_back}
      line={(row) => ({
        key: row._id,
        title: words.said(row.by, row.sentence),
        className: 't desk-back',
        below: joined(row.title || words.untitled, row.at && words.sentBackAt(when(row.at))),
        belowIn: languageOf(row.title),
        end: (
          <Link className={buttonClass('line')} to={pathOf(row)} aria-label={words.mendOf(row.title)}>
            {words.mend}
          </Link>
        ),
      })}
    />
  );
}

/** Unhandled letters. */
export function Letters(state: PartState<Row<'letters'>>) {
  const words = useWords(TODAY);
  const path = usePaths();
  const pathOf = useThingPath();
  const when = useWhen();
  const { is } = useStaff();
  const to = path(is === 'diocese_user' ? 'dioceseQueries' : 'enquiries');
  return (
    <LinesPart
      {...state}
      name={words.parts.letters}
      far={{ to, name: words.openInbox }}
      line={(row) => ({
        key: row._id,
        title: row.title || words.untitled,
        to: pathOf(row),
        below: joined(words.kinds[row.kind], row.said, row.diocese?.name, when(row.at)),
        end: (
          <Link className={buttonClass('line')} to={pathOf(row)} aria-label={words.answerTo(row.title)}>
            {words.answer}
          </Link>
        ),
      })}
    />
  );
}

/** What a unit's user wrote last, and its state. */
export function Written(state: PartState<Row<'written'>>) {
  const words = useWords(TODAY);
  const pathOf = useThingPath();
  const when = useWhen();
  return (
    <LinesPart
      {...state}
      name={words.parts.written}
      line={(row) => ({
        key: row._id,
        title: row.title || words.untitled,
        to: pathOf(row),
        below: joined(words.kinds[row.kind], when(row.written_at)),
        end: <span className={`desk-state desk-state--${row.state}`}>{words.states[row.state]}</span>,
      })}
    />
  );
}

/** Drafts to continue, of this device and others. */
export function GoOn() {
  const words = useWords(TODAY);
  const path = usePaths();
  const when = useWhen();
  const drafts = useAllDrafts()?.slice(0, 2);
  return (
    <LinesPart
      name={words.parts.drafts}
      far={{ to: path('drafts'), name: words.allDrafts }}
      rows={drafts ?? []}
      isPending={false}
      onRetry={() => undefined}
      line={({ id, title, about, at, away, path: to }) => ({
        key: id,
        title: title || words.untitled,
        below: joined(about, away, when(new Date(at).toISOString())),
        end: (
          <Link className={buttonClass('line')} to={to} aria-label={words.goOnWith(title || about)}>
            {words.goOn}
          </Link>
        ),
      })}
    />
  );
}

/** How often the user's latest publications were read. */
export function Read(state: PartState<Row<'read'>>) {
  const words = useWords(TODAY);
  const language = useLanguage();
  const path = usePaths();
  const pathOf = useThingPath();
  return (
    <LinesPart
      {...state}
      name={words.parts.read}
      far={{ to: path('readers'), name: words.readers }}
      line={(row) => ({
        key: row._id,
        title: row.title || words.untitled,
        to: pathOf(row),
        below: words.since(shortDay(row.since, language)),
        end:
          row.readings === null ? (
            <span className="small">{words.few}</span>
          ) : (
            <span className="num">{words.readings(row.readings)}</span>
          ),
      })}
    />
  );
}

/** Problems that need attention, or that there are none. */
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
              <span className="t" lang={sentence ? languageOf(sentence) : undefined}>
                {sentence ? <Quoted text={sentence} /> : words.allWell}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}
