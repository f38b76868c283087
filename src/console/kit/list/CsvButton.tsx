import { useEffect, useRef, useState } from 'react';
import type { Kind } from '#kinds/define.ts';
import { csvOf } from '#lib/csv.ts';
import { dayOf } from '#lib/dates.ts';
import { Button } from '#ui/Button.tsx';
import { MORE_ICONS } from '#ui/moreIcons.tsx';
import { sayFailed } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import type { RecordDoc } from '../form/recordCalls.ts';
import { noteExport } from '../noteExport.ts';
import { saveFile } from '../saveFile.ts';
import { useSentence } from '../useSentence.ts';
import { CSV } from './csvWords.ts';
import type { RecordList } from './useRecordList.ts';

/** A column of the CSV file. */
export interface CsvColumn<T> {
  readonly head: string;
  readonly text: (row: T) => string;
}

interface Props<K extends Kind> {
  list: RecordList<K>;
  /** The file name, before the date. */
  name: string;
  /** Columns of the list, of which those with a text are in the file, and others of the file alone. */
  columns: readonly Partial<CsvColumn<RecordDoc<K>>>[];
}

/**
 * Saves all rows that match a list's search and filters as a CSV file. It uses the list's own call, page by page, so the usual access checks in the
 * query apply.
 */
export function CsvButton<K extends Kind>({ list, name, columns }: Props<K>) {
  // Nothing to save.
  if (!list.rows || list.rows.length === 0) return null;
  const csvColumns = columns.flatMap(({ head = '', text }) => (text ? [{ head, text }] : []));
  return <SaveAsCsv all={list.all} name={name} columns={csvColumns} />;
}

/** Saves all rows that `all` reads, page by page, as a CSV file protected against formula injection. */
export function SaveAsCsv<T>({
  all,
  name,
  columns,
}: {
  all: (progress: (percent: number) => void, signal: AbortSignal) => Promise<readonly T[]>;
  name: string;
  columns: readonly CsvColumn<T>[];
}) {
  const words = useWords(CSV);
  const sentence = useSentence();
  const [percent, setPercent] = useState<number>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const save = async () => {
    const controller = new AbortController();
    running.current = controller;
    setPercent(0);
    try {
      const rows = await all(setPercent, controller.signal);
      await noteExport(name, rows.length);
      const heads = columns.map(({ head }) => head);
      saveFile(
        `${name}-${dayOf(new Date())}.csv`,
        'text/csv',
        csvOf([heads, ...rows.map((row) => columns.map(({ text }) => text(row)))]),
      );
    } catch (error) {
      if (!controller.signal.aborted) sayFailed(sentence(error, words.failed));
    }
    setPercent(undefined);
  };
  return (
    <Button look="line" icon={MORE_ICONS.download} busy={percent !== undefined} onClick={() => void save()}>
      {percent === undefined ? words.csv : words.onItsWay(percent)}
    </Button>
  );
}
