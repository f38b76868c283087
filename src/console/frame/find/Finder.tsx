import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import type { DataOf } from '#calls/calls.ts';
import { Button, IconButton } from '#ui/Button.tsx';
import { Modal } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useWords } from '#ui/useWords.ts';
import { CallError, send } from '../../kit/api.ts';
import { EmptyList } from '../../kit/list/EmptyList.tsx';
import { SearchedProvider } from '../../kit/list/Found.tsx';
import { useStaff } from '../../kit/session.ts';
import { Hits, optionId } from './Hits.tsx';
import { noteOpened, openedLast } from './opened.ts';
import { type Hit, useRecordHits } from './useHits.ts';
import { useDraftHits, useFileHits } from './useOwnHits.ts';
import { useScreenHits } from './useScreenHits.ts';
import { FIND, GROUPS } from './words.ts';
import './find.css';

/** Debounce delay before the server is queried, and before results are announced, in ms. */
const REST_MS = 150;
const SPEAK_MS = 300;
const FEWEST = 3;
const MOST_RECENT = 6;
/** The icon of the key that deletes letters. */
const CLEAR = <path d="M9 5h12.5v14H9l-6.5-7zM12 9l6 6M18 9l-6 6" />;

/**
 * A global search over everything the user may open, with screens, actions and help. The focus stays in the field, the arrows select, Enter opens. A
 * running request is aborted when the text changes.
 */
export function Finder({ onClose: close }: { onClose: () => void }) {
  const words = useWords(FIND);
  const navigate = useNavigate();
  const { userId } = useStaff();
  const ids = { title: useId(), list: useId() };
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const text = useRested(typed.trim(), REST_MS);
  const search = useFind(text);
  const hits = useFoundHits(typed.trim(), search.data, useFileHits(text));
  const chosen = hits[Math.min(at, hits.length - 1)];
  const isWaiting = search.isPending || text !== typed.trim();
  const records = hits.filter(({ key }) => !/^(act|add|screen|help) /.test(key)).length;
  const kinds = new Set(hits.map(({ group }) => group)).size;
  const hasFailed = search.isError && !search.data;
  const isNothing = hits.length === 0 && !isWaiting && !hasFailed;
  const spoken = useRested(
    isWaiting
      ? words.searching
      : typed.trim() === ''
        ? words.recentThings
        : hits.length > 0
          ? words.counted(hits.length, kinds)
          : words.noneFound,
    SPEAK_MS,
  );

  const open = (hit: Hit | undefined) => {
    if (!hit) return;
    noteOpened(userId, hit);
    close();
    void navigate(hit.to);
  };
  const type = (next: string) => {
    setTyped(next);
    setAt(0);
  };
  const onKey = (event: KeyboardEvent) => {
    // While an input method composes a word, the keys belong to it.
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const letter =
      typed === '' && !event.ctrlKey && !event.metaKey && !event.altKey
        ? hits.find((hit) => hit.letter === event.key)
        : undefined;
    if (step && hits.length > 0) setAt((Math.min(at, hits.length - 1) + step + hits.length) % hits.length);
    else if (event.key === 'Enter') open(chosen);
    else if (letter) open(letter);
    else return;
    event.preventDefault();
  };

  return (
    <Modal labelledBy={ids.title} onClose={close} className="finder">
      <h2 className="vh" id={ids.title}>
        {words.title}
      </h2>
      <div className="finder-in">
        <input
          type="text"
          role="combobox"
          aria-label={words.title}
          aria-expanded={hits.length > 0}
          aria-controls={ids.list}
          aria-autocomplete="list"
          aria-activedescendant={chosen && optionId(ids.list, chosen)}
          placeholder={words.title}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="go"
          value={typed}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKey}
        />
        {typed !== '' && (
          <Button look="text" icon={CLEAR} onClick={() => type('')}>
            <span>{words.clear}</span>
          </Button>
        )}
        <IconButton icon="close" label={words.leave} onClick={close} />
      </div>
      {hasFailed && (
        <div className="finder-says">
          <Notice tone="quiet">
            <span>
              {search.error instanceof CallError && search.error.status === 0 ? words.offline : words.failed}{' '}
              {words.offlineWhy}
            </span>
            <Button look="line" onClick={() => void search.refetch()}>
              {words.retry}
            </Button>
          </Notice>
        </div>
      )}
      {records > 0 && search.data && text !== '' && <SearchedInstead data={search.data} />}
      <SearchedProvider value={typed}>
        <Hits id={ids.list} hits={hits} chosen={chosen} onChoose={open} />
      </SearchedProvider>
      {isWaiting && records === 0 && typed !== '' && (
        <div className="finder-says">
          <Skeleton rows={FEWEST} />
        </div>
      )}
      {isNothing && (
        <EmptyList sentence={words.nothing(typed.trim())} next="otherWord">
          {(search.data?.besides.length ?? 0) > 0 && (
            <p className="small">{words.tried(search.data?.besides.slice(0, FEWEST) ?? [])}</p>
          )}
        </EmptyList>
      )}
      <p className="vh" role="status">
        {spoken}
      </p>
      <div className="finder-foot" aria-hidden="true">
        <span>
          <kbd className="hit-key">↑</kbd> <kbd className="hit-key">↓</kbd> {words.keys.choose}
        </span>
        <span>
          <kbd className="hit-key">{words.keys.enter}</kbd> {words.keys.open}
        </span>
        <span>
          <kbd className="hit-key">{words.keys.esc}</kbd> {words.keys.close}
        </span>
      </div>
    </Modal>
  );
}

/** What was searched for in addition to, or instead of, what was typed. */
function SearchedInstead({ data: { besides, left_out: leftOut, fewer } }: { data: DataOf<'findAnything'> }) {
  const words = useWords(FIND);
  const said = [
    ...(besides.length > 0 ? [words.also(quoted(besides.slice(0, FEWEST)))] : []),
    ...(leftOut.length > 0 ? [words.without(quoted(leftOut))] : []),
    ...(fewer ? [words.fewer] : []),
  ];
  return said.length > 0 && <p className="finder-also">{said.join(' ')}</p>;
}

const quoted = (words: readonly string[]): string => words.map((word) => `‘${word}’`).join(', ');

/** The server's results; requested again when the text changes, aborting the running request. */
function useFind(text: string) {
  const { userId } = useStaff();
  return useQuery({
    queryKey: ['findAnything', userId, text],
    queryFn: ({ signal }) => send('findAnything', { body: { search: text }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
  });
}

/** All hits, in group order. */
function useFoundHits(
  typed: string,
  data: Parameters<ReturnType<typeof useRecordHits>> extends [infer F, ...unknown[]]
    ? { readonly found: F } | undefined
    : never,
  files: readonly Hit[],
): Hit[] {
  const { userId } = useStaff();
  const recordHits = useRecordHits();
  const screenHits = useScreenHits();
  const draftHits = useDraftHits();
  const records = data ? recordHits(data.found, typed === '' ? 'recent' : undefined) : [];
  const [opened] = useState(() => openedLast(userId));
  if (typed === '') {
    const before = opened.map((hit): Hit => ({ ...hit, group: 'recent' }));
    const keys = new Set(before.map(({ key }) => key));
    const recent = [...before, ...records.filter(({ key }) => !keys.has(key))].slice(0, MOST_RECENT);
    const screens = screenHits(typed);
    return [
      ...recent,
      ...(['do', 'go'] as const).flatMap((of) => screens.filter(({ group }) => group === of)),
    ];
  }
  const all = [...screenHits(typed), ...records, ...draftHits(typed), ...files];
  // Recently opened hits come first in their group.
  const place = ({ key }: Hit) => (opened.some((hit) => hit.key === key) ? 0 : 1);
  return GROUPS.flatMap((group) =>
    all.filter((hit) => hit.group === group).sort((a, b) => place(a) - place(b)),
  );
}

/** Returns a value once it has not changed for this long. */
function useRested<T>(value: T, ms: number): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return rested;
}
