import { useParams, useSearchParams } from 'react-router';
import type { Kind } from '#kinds/define.ts';
import { KINDS, type KindName } from '#kinds/kinds.ts';
import { momentFromNow } from '#lib/dayNames.ts';
import { languageOf } from '#lib/language.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { send } from '../kit/api.ts';
import { useHistoryState } from '../kit/historyState.ts';
import { ListBody } from '../kit/list/ListParts.tsx';
import { useList } from '../kit/list/useList.ts';
import { BackLink, ScreenHead } from '../kit/ScreenHead.tsx';
import { SHELL } from '../kit/words.ts';
import { CompareEntry } from './CompareEntry.tsx';
import { type Entry, useDeed } from './useDeed.ts';
import { HISTORY } from './words.ts';
import './history.css';
import '../kit/form/edit.css';

/** The page size of a history. */
const SIZE = 30;
/** The URL parameter of the selected entry. */
const ENTRY = 'entry';

/** The history of a record, in sentences and side by side, with restoring an older state (ADD-1, ADD-4). */
export function HistoryScreen() {
  const { kind: name = '', id = '' } = useParams();
  const words = useWords(HISTORY);
  const { unknown } = useWords(SHELL);
  const state = useHistoryState();
  const of: Kind | undefined = KINDS[name as KindName];
  return (
    <>
      {state && <BackLink {...state.from} />}
      <ScreenHead title={words.heading} />
      {state?.name && (
        <p className="lead-in" lang={languageOf(state.name)}>
          {state.name}
        </p>
      )}
      {of ? <History of={of} id={id} /> : <EmptyState sentence={unknown} />}
    </>
  );
}

function History({ of, id }: { of: Kind; id: string }) {
  const words = useWords(HISTORY);
  const language = useLanguage();
  const deed = useDeed(of);
  const [query, setQuery] = useSearchParams();
  const state = useHistoryState();
  const list = useList<Entry>({
    key: ['historyList', of.name, id],
    size: SIZE,
    load: (part, signal) =>
      send('historyList', { body: { ...part, kind: of.name as KindName, record: id }, signal }),
    failed: words.failed.list,
  });
  const chosen = query.get(ENTRY) ?? list.rows?.[0]?._id;
  const choose = (entry: string | undefined) => {
    const next = new URLSearchParams(query);
    if (entry) next.set(ENTRY, entry);
    else next.delete(ENTRY);
    setQuery(next, { replace: true, state, preventScrollReset: true });
  };
  const now = new Date();
  return (
    <ListBody list={list} empty={words.empty} next="history" onClear={undefined} counted={() => ''}>
      {(rows) => (
        <div className="edit">
          <div className="edit-main">
            {chosen && (
              <CompareEntry
                key={chosen}
                of={of}
                id={chosen}
                newest={rows[0]}
                onBroughtBack={async () => {
                  await list.reload();
                  choose(undefined);
                }}
              />
            )}
          </div>
          <section className="edit-side" aria-labelledby="happened">
            <h2 id="happened">{words.happened}</h2>
            <ol className="sentences">
              {rows.map((entry) => {
                const when = momentFromNow(new Date(entry.at), now, language);
                const { who, did } = deed(entry);
                return (
                  <li key={entry._id} className={entry._id === chosen ? 'now' : undefined}>
                    <span>
                      <b>{who}</b> {did}
                    </span>
                    <time dateTime={entry.at}>{when}</time>
                    {rows.length > 1 && (
                      <Button
                        look="line"
                        aria-pressed={entry._id === chosen}
                        aria-label={words.compareOf(when)}
                        onClick={() => choose(entry._id)}
                      >
                        {words.compare}
                      </Button>
                    )}
                  </li>
                );
              })}
            </ol>
          </section>
        </div>
      )}
    </ListBody>
  );
}
