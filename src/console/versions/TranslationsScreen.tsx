import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import type { DataOf } from '#calls/calls.ts';
import { VERSION_STATES } from '#kinds/versions.ts';
import { momentFromNow } from '#lib/dayNames.ts';
import { LANGUAGES, type Language, languageName, languageOf } from '#lib/language.ts';
import { buttonClass } from '#ui/Button.tsx';
import { SelectField } from '#ui/Field.tsx';
import { Icon } from '#ui/Icon.tsx';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { send } from '../kit/api.ts';
import { ListBody } from '../kit/list/ListParts.tsx';
import { useList } from '../kit/list/useList.ts';
import { LIST } from '../kit/list/words.ts';
import { usePaths } from '../kit/paths.ts';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import { useStaff } from '../kit/session.ts';
import { languageHere } from './languageHere.ts';
import { VERSIONS } from './words.ts';
import '#ui/Segments.css';
import './versions.css';

/** The page size of the list. */
const SIZE = 20;
/** English last: most content is written in it. */
const SHOWN: readonly Language[] = [...LANGUAGES.filter((one) => one !== 'en'), 'en'];

type ToDo = DataOf<'versionToDo'>['docs'][number];

/** What is missing or out of date in each language, of all records the user may change. */
export function TranslationsScreen() {
  const words = useWords(VERSIONS);
  const { all } = useWords(LIST);
  const { userId } = useStaff();
  const [query, setQuery] = useSearchParams();
  const language = SHOWN.find((one) => one === query.get('language')) ?? 'ta';
  const counts = useQuery({
    queryKey: ['versionCounts', userId],
    queryFn: ({ signal }) => send('versionCounts', { signal }),
    staleTime: 0,
  });
  const kinds = counts.data?.kinds ?? [];
  const kind = kinds.find((one) => one === query.get('kind'));
  const state = VERSION_STATES.find((one) => one === query.get('state'));
  const with_ = (name: string, value: string): URLSearchParams => {
    const next = new URLSearchParams(query);
    if (value) next.set(name, value);
    else next.delete(name);
    return next;
  };
  const narrow = (name: string, value: string) => setQuery(with_(name, value), { replace: true });
  const list = useList<ToDo>({
    key: ['versionToDo', userId, language, kind, state],
    size: SIZE,
    load: (part, signal) => send('versionToDo', { body: { ...part, language, kind, state }, signal }),
    failed: words.failed.list,
  });
  const isNarrowed = kind !== undefined || state !== undefined;
  const clear = () => setQuery({ language }, { replace: true });
  return (
    <>
      <ScreenHead title={words.heading} />
      <p className="lead-in">{words.leadIn}</p>
      <nav className="seg mt" aria-label={words.language}>
        {SHOWN.map((one) => (
          <Link
            key={one}
            to={`?${with_('language', one)}`}
            replace
            aria-current={one === language ? 'page' : undefined}
          >
            <span lang={one}>{languageName(one)}</span>{' '}
            <span className="hint">
              {counts.data && words.many(counts.data.languages.find((of) => of.language === one)?.count ?? 0)}
            </span>
          </Link>
        ))}
      </nav>
      <div className="to-do-bar mt">
        <SelectField
          label={words.states}
          empty={all}
          options={VERSION_STATES.map((value) => ({ value, name: words.state[value] }))}
          value={state ?? ''}
          onValue={(value) => narrow('state', value)}
        />
        {kinds.length > 1 && (
          <SelectField
            label={words.kinds}
            empty={all}
            options={kinds.map((value) => ({ value, name: words.kind[value] }))}
            value={kind ?? ''}
            onValue={(value) => narrow('kind', value)}
          />
        )}
      </div>
      <div className="mt">
        <ListBody
          list={list}
          empty={isNarrowed ? words.emptyNarrowed : words.empty(languageHere(language))}
          next="language"
          onClear={isNarrowed ? clear : undefined}
        >
          {(rows) => (
            <ul className="to-do">
              {rows.map((row) => (
                <Row key={`${row.state} ${row._id}`} row={row} into={language} />
              ))}
            </ul>
          )}
        </ListBody>
      </div>
    </>
  );
}

function Row({ row, into }: { row: ToDo; into: Language }) {
  const words = useWords(VERSIONS);
  const { untitled } = useWords(LIST);
  const path = usePaths();
  const shown = useLanguage();
  const { kind, _id: id, state, begun } = row;
  const to = path('translation', { kind, id, language: into });
  const title = row.title || untitled;
  const act = { missing: words.begin, begun: words.goOn, out_of_date: words.seeChange }[state];
  const when = momentFromNow(new Date(row.at), new Date(), shown);
  const parts = [
    `${words.kind[kind]}, ${languageHere(row.language)}`,
    row.unit,
    begun && words.begunBy(begun.by.user_name),
    state === 'out_of_date' && words.changedSince(when),
  ];
  return (
    <li>
      <div>
        <Link className="t" to={to} lang={languageOf(title)}>
          {title}
        </Link>
        <p className="hint">{parts.filter(Boolean).join(' | ')}</p>
      </div>
      <div className="acts">
        {state !== 'missing' && <span className="state state--wait">{words.state[state]}</span>}
        <Link className={buttonClass('line')} to={to} aria-label={words.actOf(act, title)}>
          <Icon name={state === 'begun' ? 'edit' : 'translate'} />
          {act}
        </Link>
      </div>
    </li>
  );
}
