import { useEffect, useId, useState } from 'react';
import { subscriber } from '#kinds/subscriber.ts';
import { csvOf } from '#lib/csv.ts';
import { OpenQuote } from '#lib/csvRows.ts';
import { languageOf } from '#lib/language.ts';
import { named, type WordsOf } from '#lib/translations.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { CheckField, SelectField } from '#ui/Field.tsx';
import { MORE_ICONS } from '#ui/moreIcons.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Cell, Table, TableRow } from '#ui/Table.tsx';
import { useWords } from '#ui/useWords.ts';
import { saveFile } from '../../kit/saveFile.ts';
import { useSentence } from '../../kit/useSentence.ts';
import { SHELL } from '../../kit/words.ts';
import { MailNotice } from '../../mailState/MailNotice.tsx';
import { Sums } from '../Sums.tsx';
import { SUBSCRIBERS } from '../words.ts';
import { type EarlierImport, EarlierImports } from './EarlierImports.tsx';
import { type Columns, type CsvFile, IMPORT_FIELDS, readCsv } from './readCsv.ts';
import { UndoDialog } from './UndoDialog.tsx';
import { type ImportState, type Noted, useImport } from './useImport.ts';
import { IMPORT } from './words.ts';
import './import.css';

const MOST_BYTES = 50 * 1024 * 1024;
const WANTED = ['add', 'merge', 'same', 'refuse'] as const;

interface Props {
  onClose: () => void;
  /** Subscribers were added or changed. */
  onChange: () => unknown;
}

interface Chosen {
  readonly name: string;
  readonly file: CsvFile;
}

/** Imports subscribers from a file: choose, check, import. Nothing is written before the user confirms. */
export function ImportDialog({ onClose, onChange }: Props) {
  const words = useWords(IMPORT);
  const { cancel } = useWords(SHELL);
  const own = { head: named(subscriber.fields.state.label), states: useWords(SUBSCRIBERS).states };
  const [chosen, setChosen] = useState<Chosen>();
  const [problem, setProblem] = useState('');
  const [undoing, setUndoing] = useState<EarlierImport>();
  const choose = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > MOST_BYTES) return setProblem(words.tooLarge);
    try {
      const read = readCsv(new Uint8Array(await file.arrayBuffer()), own);
      setProblem(read.rows.length === 0 || read.columns.email === undefined ? words.empty : '');
      if (read.rows.length > 0) setChosen({ name: file.name, file: read });
    } catch (error) {
      setProblem(error instanceof OpenQuote ? words.openQuote(error.line) : words.unreadable);
    }
  };
  if (chosen) return <Preview {...chosen} onClose={onClose} onChange={onChange} />;
  if (undoing) return <UndoDialog of={undoing} onClose={() => setUndoing(undefined)} onChange={onChange} />;
  return (
    <Dialog
      title={words.title}
      onClose={onClose}
      foot={
        <Button look="line" onClick={onClose}>
          {cancel}
        </Button>
      }
    >
      {problem && <Notice tone="bad">{problem}</Notice>}
      <FileChoice onFile={(file) => void choose(file)} />
      <EarlierImports onUndo={setUndoing} />
    </Dialog>
  );
}

function FileChoice({ onFile }: { onFile: (file: File | undefined) => void }) {
  const words = useWords(IMPORT);
  const id = useId();
  return (
    <div className="field import">
      <label htmlFor={id}>{words.file}</label>
      <input
        id={id}
        type="file"
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        aria-describedby={`${id}-h`}
        onChange={(event) => onFile(event.target.files?.[0])}
      />
      <p className="hint" id={`${id}-h`}>
        {words.fileHint}
      </p>
    </div>
  );
}

function Preview({ name, file, onClose, onChange }: Chosen & Props) {
  const words = useWords(IMPORT);
  const { cancel } = useWords(SHELL);
  const sentence = useSentence();
  const [columns, setColumns] = useState<Columns>(file.columns);
  const [onlyStanding, setOnlyStanding] = useState(true);
  const [agreed, setAgreed] = useState(false);
  const { state, check, carryOut, goOn, stop } = useImport(name);
  const why = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: checked again when the columns change.
  useEffect(() => {
    if (columns.email !== undefined) check(file, columns, onlyStanding);
    return stop;
  }, [columns, onlyStanding]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: called once, when it is done.
  useEffect(() => {
    if (state?.at === 'done') onChange();
  }, [state?.at]);
  const isDone = state?.at === 'done';
  const isAdding = state?.at === 'adding';
  const counts = state?.counts;
  const nothing = state?.at === 'checked' && counts?.add === 0 && counts.merge === 0;
  const failed = isAdding ? words.failed.carryOut : words.failed.check;
  const options = file.heads.map((head, place) => ({
    value: String(place),
    name: words.column(head, place + 1),
  }));
  return (
    <Dialog
      title={words.title}
      onClose={onClose}
      foot={
        isDone ? (
          <Button onClick={onClose}>{words.close}</Button>
        ) : (
          <>
            {state?.at === 'checked' && (
              <span className="small import-why" id={why}>
                {nothing ? words.nothing : agreed ? '' : words.agreeFirst}
              </span>
            )}
            <Button look="line" onClick={onClose}>
              {cancel}
            </Button>
            {state?.error ? (
              <Button onClick={goOn}>{words.goOn}</Button>
            ) : (
              <Button
                busy={isAdding}
                disabled={state?.at !== 'checked' || !agreed || nothing}
                aria-describedby={why}
                onClick={carryOut}
              >
                {words.add(counts?.add ?? 0, counts?.merge ?? 0)}
              </Button>
            )}
          </>
        )
      }
    >
      <div className="field">
        <span className="legend import-file">
          <span>{name}</span>
          <span className="count">{words.lines(file.rows.length)}</span>
        </span>
        {!isDone && !isAdding && (
          <div className="import-columns">
            {IMPORT_FIELDS.map((field) => (
              <SelectField
                key={field}
                label={words.columns[field]}
                empty={words.noColumn}
                options={options}
                value={String(columns[field] ?? '')}
                onValue={(value) => {
                  const { [field]: _, ...rest } = columns;
                  setColumns(value === '' ? rest : { ...rest, [field]: Number(value) });
                }}
              />
            ))}
          </div>
        )}
        {!isDone && !isAdding && file.standing.length > 0 && (
          <CheckField
            label={words.onlyStanding(file.standing.map((head) => `“${head}”`).join(', '))}
            checked={onlyStanding}
            onChecked={setOnlyStanding}
          />
        )}
      </div>
      {columns.email === undefined && <Notice tone="bad">{words.empty}</Notice>}
      {state?.error !== undefined && <Notice tone="bad">{sentence(state.error, failed)}</Notice>}
      {isDone && <Notice tone="good">{words.done(state.counts.add)}</Notice>}
      {state && columns.email !== undefined && <Result state={state} name={name} />}
      {state?.at === 'checked' && !nothing && (
        <>
          <CheckField label={words.agreed} checked={agreed} onChecked={setAgreed} />
          <p className="hint">{state.asked ? words.asked : words.unasked}</p>
          {state.asked && <MailNotice />}
        </>
      )}
    </Dialog>
  );
}

/** The expected or actual result of the lines, and the progress. */
function Result({ state, name }: { state: ImportState; name: string }) {
  const words = useWords(IMPORT);
  const { at, done, all, counts, noted, refused, more } = state;
  const says =
    at === 'checking' ? words.checking(Math.floor((100 * done) / Math.max(all, 1))) : words.adding(done, all);
  const labels = at === 'done' || at === 'adding' ? words.became : words.sums;
  return (
    <>
      {(at === 'checking' || at === 'adding') && (
        <div className="import-progress">
          <p role="status">{says}</p>
          <progress value={done} max={all} aria-label={says} />
          {at === 'adding' && <p className="hint">{words.keepOpen}</p>}
        </div>
      )}
      <Sums
        of={WANTED.map((verdict) => ({
          name: labels[verdict],
          count: counts[verdict],
          tone: verdict === 'add' ? 'good' : verdict === 'refuse' && counts.refuse > 0 ? 'badly' : undefined,
        }))}
      />
      {noted.length > 0 && at !== 'adding' && (
        <Table caption={words.look} columns={[words.line, words.who, words.what]} className="table--rec">
          {noted.map((line) => (
            <TableRow key={line.line}>
              <Cell className="line" data-head={words.line}>
                {line.line}
              </Cell>
              <Cell className="main">
                <span className="t" lang={languageOf(line.name)}>
                  {line.name || line.email}
                </span>
                {line.name && <span className="d">{line.email}</span>}
              </Cell>
              <Cell className="of">
                <Said {...line} />
              </Cell>
            </TableRow>
          ))}
        </Table>
      )}
      {more > 0 && at !== 'adding' && <p className="small">{words.andMore(more)}</p>}
      {refused.length > 0 && (at === 'checked' || at === 'done') && (
        <p>
          <Button look="text" icon={MORE_ICONS.download} onClick={() => saveRefused(words, name, refused)}>
            {words.saveRefused}
          </Button>
        </p>
      )}
    </>
  );
}

/** Saves the rejected lines as they were, each with its reason, so they can be corrected and imported separately. */
function saveRefused(words: WordsOf<typeof IMPORT>, name: string, refused: readonly Noted[]): void {
  const { name: who, email, phone } = subscriber.fields;
  const heads = [words.line, who.label, email.label, phone.label, words.reason];
  const rows = refused.map((one) => [String(one.line), one.name, one.email, one.phone, one.reason]);
  const stem = name.replace(/\.\w+$/, '').replaceAll(/[^\p{L}\p{N}._-]+/gu, '-');
  saveFile(`${stem}-${words.refusedFile}.csv`, 'text/csv', csvOf([heads, ...rows]));
}

function Said({ verdict, reason }: Noted) {
  const words = useWords(IMPORT);
  return verdict === 'refuse' ? <span className="badly">{words.refused(reason)}</span> : reason;
}
