import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { asked, checked, NOTHING_KNOWN } from '#kinds/checks/checks.ts';
import { type Finding, type Known, keyOf } from '#kinds/checks/finding.ts';
import type { Field } from '#kinds/define.ts';
import { dayOf } from '#lib/dates.ts';
import { sayFailed } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import { send } from '../kit/api.ts';
import { writeIntoEditor } from '../kit/editor/inField.ts';
import { useDebounced } from '../kit/useDebounced.ts';
import { CHECK_WORDS } from './words.ts';

/** What is checked: a record as typed, or a newsletter. */
export interface LookedAt {
  readonly of: { readonly name: string; readonly fields: Readonly<Record<string, Field>> };
  /** The id of a saved record. */
  readonly id: string | undefined;
  readonly values: Readonly<Record<string, unknown>>;
  set(name: string, value: unknown): void;
}

/** A finding fixed by a press, with the previous value. */
export interface Mended {
  readonly finding: Finding;
  readonly before: unknown;
  readonly after: unknown;
}

/** Checks the input once typing pauses; fixing and dismissing findings, and undoing both. */
export function useChecks({ of, id, values, set }: LookedAt) {
  const words = useWords(CHECK_WORDS);
  const rested = useDebounced(JSON.stringify(values));
  const typed = useMemo(() => JSON.parse(rested) as Readonly<Record<string, unknown>>, [rested]);
  const questions = useMemo(() => JSON.stringify(asked(of, typed)), [of, typed]);
  const isRecord = of.name !== 'newsletter';
  const query = useQuery({
    queryKey: ['checksAsk', of.name, id, questions],
    queryFn: ({ signal }) =>
      send('checksAsk', {
        body: { kind: of.name, ...(id === undefined ? {} : { record: id }), ...JSON.parse(questions) },
        signal,
        quiet: true,
      }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    retry: false,
  });
  const silent = query.data?.pictures.flatMap(({ address, says }) => (says ? [] : [address])) ?? [];
  // A picture's new description, given here or next to the form, counts at once (SaidMeanwhile).
  const [said, setSaid] = useState<readonly string[]>([]);
  const known: Known = query.data
    ? {
        pictures: new Map(
          query.data.pictures.map(({ address, says }) => [address, says || said.includes(address)]),
        ),
        papers: new Map(query.data.papers.map(({ address, words: has }) => [address, has])),
        links: new Map(query.data.links.map(({ address, leads }) => [address, leads])),
        stories: new Map(query.data.stories.map(({ id: story, ...one }) => [story, one])),
      }
    : NOTHING_KNOWN;
  const [here, setHere] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [mended, setMended] = useState<readonly Mended[]>([]);
  const isLeft = (finding: Finding): boolean => {
    const key = keyOf(finding);
    return here.get(key) ?? query.data?.left.includes(key) ?? false;
  };
  const found = checked(of, typed, dayOf(new Date()), known).filter((one) => !isLeft(one));

  const write = (field: string, value: unknown) => {
    if (of.fields[field]?.type === 'richText' && typeof value === 'string') writeIntoEditor(field, value);
    set(field, value);
  };
  const leave = (finding: Finding, left: boolean) => {
    const key = keyOf(finding);
    setHere((before) => new Map(before).set(key, left));
    // A new record has no id yet to store it under.
    if (id !== undefined && isRecord)
      send('checksLeave', { body: { kind: of.name, record: id, key, left } }).catch(() =>
        sayFailed(words.leaveFailed),
      );
  };
  const onSaid = useCallback((url: string, says: boolean) => {
    setSaid((before) => {
      if (before.includes(url) === says) return before;
      return says ? [...before, url] : before.filter((one) => one !== url);
    });
  }, []);
  return {
    found,
    silent,
    onSaid,
    /** Fixes that can still be undone: the field has not been changed since. */
    mended: mended.filter(
      ({ finding, after }) => JSON.stringify(values[finding.field]) === JSON.stringify(after),
    ),
    mend: (finding: Finding) => {
      if (!finding.mend) return;
      // Input typed since the check is kept: the fix is applied to the current value.
      const now = checked(of, values, dayOf(new Date()), known).find(
        (one) => keyOf(one) === keyOf(finding) && one.nth === finding.nth,
      );
      if (!now?.mend) return;
      const { field } = finding;
      setMended((all) => [...all, { finding: now, before: values[field], after: now.mend?.value }]);
      write(field, now.mend.value);
    },
    undo: ({ finding, before }: Mended) => write(finding.field, before),
    leave,
    isLooking: query.isFetching && questions !== NO_QUESTIONS,
    hasFailed: query.isError,
  };
}

const NO_QUESTIONS = JSON.stringify({ links: [], files: [], stories: [] });
