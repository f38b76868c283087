import { useRef, useState } from 'react';
import type { DataOf } from '#calls/calls.ts';
import { IMPORT_LINES, type Verdict } from '#kinds/subscriberImport.ts';
import { send } from '../../kit/api.ts';
import type { Columns, CsvFile, ImportField } from './readCsv.ts';
import { trackDuplicates } from './twins.ts';

/** A line as it is sent to the server. */
interface Line {
  readonly line: number;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** Why this person does not get the newsletter there; otherwise ''. */
  readonly left: string;
}
/** A line with a remark. */
export interface Noted extends Line {
  readonly verdict: Verdict;
  readonly reason: string;
}
export type Counts = Readonly<Record<Verdict, number>>;

/** The progress. A failed step can be continued. */
export interface ImportState {
  readonly at: 'checking' | 'checked' | 'adding' | 'done';
  /** The number of processed lines. */
  readonly done: number;
  readonly all: number;
  readonly counts: Counts;
  readonly noted: readonly Noted[];
  /** All rejected lines, for saving: only this page keeps them. */
  readonly refused: readonly Noted[];
  /** The number of lines with remarks beyond those kept. */
  readonly more: number;
  /** Each new subscriber gets a confirmation mail. */
  readonly asked: boolean;
  readonly error: unknown;
}

const MOST_NOTED = 200;
const NONE: Counts = { add: 0, merge: 0, same: 0, refuse: 0 };

/** Checks the lines of a file and imports them in batches, so neither side holds more than it needs. */
export function useImport(fileName: string) {
  const [state, setState] = useState<ImportState>();
  const running = useRef<AbortController>(undefined);
  const id = useRef(crypto.randomUUID());
  const lines = useRef<readonly Line[]>([]);
  const known = useRef(trackDuplicates());

  /** Processes the lines from `start`: sends each batch to the server and adds up the results. */
  async function through(
    start: ImportState,
    ask: (
      part: readonly Line[],
      signal: AbortSignal,
    ) => Promise<DataOf<'subscriberImport'> & { asked?: boolean }>,
    end: ImportState['at'],
  ): Promise<void> {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    let now = start;
    setState(now);
    try {
      while (now.done < now.all) {
        const part = lines.current.slice(now.done, now.done + IMPORT_LINES);
        const answer = await ask(part, signal);
        if (signal.aborted) return;
        now = withAnswer(now, part, answer);
        setState(now);
      }
      setState({ ...now, at: end });
    } catch (error) {
      if (!signal.aborted) setState({ ...now, error });
    }
  }

  const fresh = (at: ImportState['at'], asked: boolean): ImportState => ({
    at,
    done: 0,
    all: lines.current.length,
    counts: NONE,
    noted: [],
    refused: [],
    more: 0,
    asked,
    error: undefined,
  });
  const check = async (part: readonly Line[], signal: AbortSignal) => {
    const said = await send('subscriberImportCheck', { body: { lines: [...part] }, signal });
    return { ...said, lines: known.current.judged(part, said.lines) };
  };
  const add = (part: readonly Line[], signal: AbortSignal) =>
    send('subscriberImport', {
      body: { import: id.current, file_name: fileName, agreed: true, lines: [...part] },
      signal,
    });

  return {
    state,
    check: (file: CsvFile, columns: Columns, onlyStanding: boolean) => {
      lines.current = linesOf(file, columns, onlyStanding);
      known.current = trackDuplicates();
      void through(fresh('checking', false), check, 'checked');
    },
    carryOut: () => void through(fresh('adding', state?.asked ?? false), add, 'done'),
    goOn: () => {
      if (!state) return;
      const now = { ...state, error: undefined };
      void (state.at === 'adding' ? through(now, add, 'done') : through(now, check, 'checked'));
    },
    stop: () => running.current?.abort(),
  };
}

/** `onlyStanding`: people marked as unsubscribed are sent as such. */
const linesOf = (file: CsvFile, columns: Columns, onlyStanding: boolean): Line[] =>
  file.rows.map(({ line, cells, ...row }) => {
    const cell = (field: ImportField): string => cells[columns[field] ?? -1] ?? '';
    const name = `${cell('name')} ${cell('family')}`.trim();
    const left = onlyStanding ? row.left : '';
    return { line, name, email: cell('email'), phone: cell('phone'), left };
  });

function withAnswer(
  now: ImportState,
  part: readonly Line[],
  answer: DataOf<'subscriberImport'> & { asked?: boolean },
): ImportState {
  const counts: Record<Verdict, number> = { ...now.counts };
  const notedLines: Noted[] = [];
  for (const [at, { verdict, reason }] of answer.lines.entries()) {
    counts[verdict] += 1;
    const line = part[at];
    if (line && reason) notedLines.push({ ...line, verdict, reason });
  }
  const room = Math.max(0, MOST_NOTED - now.noted.length);
  return {
    ...now,
    done: now.done + part.length,
    counts,
    noted: [...now.noted, ...notedLines.slice(0, room)],
    refused: [...now.refused, ...notedLines.filter(({ verdict }) => verdict === 'refuse')],
    more: now.more + Math.max(0, notedLines.length - room),
    asked: answer.asked ?? now.asked,
  };
}
