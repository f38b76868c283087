import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ConsoleCall } from '#calls/paths.ts';
import type { Kind } from '#kinds/define.ts';
import { say, sayFailed, sayWarnings } from '#ui/toasts.ts';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { CallError, type CallResult, isStale } from '../api.ts';
import type { FormDraft } from '../drafts/useFormDraft.ts';
import { useStaff } from '../session.ts';
import { UPLOAD } from '../uploads/words.ts';
import { useSentence } from '../useSentence.ts';
import { SHELL } from '../words.ts';
import { type FormOptions, formCalls, type Start, type UsedShape } from './formOptions.ts';
import {
  bodyOf,
  type FormName,
  type FormValues,
  fieldOf,
  labelOf,
  mistakesIn,
  valuesOf,
} from './formValues.ts';
import { idempotencyKey } from './idempotencyKeys.ts';
import { inALine } from './inALine.ts';
import { flushInput } from './late.ts';
import { inOrderOfPage, type Mistake } from './mistakes.ts';
import type { Publishing, Saved } from './publishing.ts';
import type { AnyDoc, RecordDoc } from './recordCalls.ts';
import { dropGuards } from './unsaved.ts';
import { type Fields, same } from './useFields.ts';
import type { Uploads } from './useUploads.ts';
import { FORM } from './words.ts';

/** Another user has saved the record since the form was opened (ADD-1). Values are by field name. */
export interface Conflict {
  readonly base: Readonly<Record<string, unknown>>;
  readonly mine: Readonly<Record<string, unknown>>;
  readonly theirs: Readonly<Record<string, unknown>>;
  labelOf(name: string): string;
  show(name: string, values: Readonly<Record<string, unknown>>): string;
  /** Continues with these values on top of the other user's save. */
  merge(values: Readonly<Record<string, unknown>>): void;
  close(): void;
}

/** A further action on the record just saved. Its failure does not affect the save. */
export type AfterSave = (saved: AnyDoc) => Promise<unknown>;

/** Gets the fields that a save would change. Returns true if it asks the user first; it then calls `save` itself on confirmation. */
export type SaveGuard = (changed: readonly string[], save: () => void) => boolean;

/** A question before saving (ADD-15). */
export interface Question {
  readonly sentence: string;
  yes(): void;
  no(): void;
}

export interface Saving {
  submit(): void;
  readonly question: Question | undefined;
  /** The body that a save would send now. */
  sent(): Readonly<Record<string, unknown>>;
  readonly busy: boolean;
  /** It will be saved once its files are uploaded. */
  readonly waits: boolean;
  /** Cancels that. */
  stopWaiting(): void;
  /** The current errors, in page order. */
  readonly mistakes: readonly Mistake[];
  /** The message above the fields; shown as long as it applies. */
  readonly error: string | undefined;
  readonly conflict: Conflict | undefined;
  /** Fetches what another user has saved meanwhile, to merge it with the input. */
  catchUp(): Promise<void>;
  /** Keeps the input on this device until the connection is back, and leaves the form; undefined unless a save failed for lack of a connection. */
  readonly later: (() => void) | undefined;
  /** Whether it was saved and the form is about to close. */
  isDone(): boolean;
}

interface Of<K extends Kind, N extends FormName<K>> {
  readonly options: FormOptions<K, N>;
  readonly shape: UsedShape<K, N>;
  readonly id: string | undefined;
  readonly start: Start<FormValues<K, N>> | undefined;
  readonly fields: Fields<FormValues<K, N>>;
  readonly uploads: Uploads;
  readonly draft: FormDraft;
  /** undefined: on saving, if the user may publish. */
  readonly publishing: Publishing | undefined;
  /** Whether visitors see the record now. */
  readonly wasPublic: boolean;
  /** A further action after saving. */
  readonly after: { current: AfterSave | undefined };
  readonly guard: { current: SaveGuard | undefined };
  /** What sends input that is kept without a connection, and what is said of a save; undefined until the form is ready. */
  readonly features: { prepareToSend(): Promise<unknown>; saySaved(saved: Saved): Promise<void> } | undefined;
  begin(start: Omit<Start<FormValues<K, N>>, 'resetKey'>): void;
}

/** Whether the input may wait on this device. It may not if it holds secrets, uses special calls, or needs the response. */
const canWait = <K extends Kind, N extends FormName<K>>({ of, calls, onSaved }: FormOptions<K, N>): boolean =>
  calls === undefined &&
  (typeof onSaved === 'string' || onSaved.length === 0) &&
  Object.values(of.fields).every(({ type }) => type !== 'secret');

/** Submits a form: validates it, waits for its files, and reports the outcome. */
export function useSaving<K extends Kind, N extends FormName<K>>(of: Of<K, N>): Saving {
  const { options, shape, id, start, fields, uploads, draft, publishing, after, guard, features, begin } = of;
  const calls = formCalls(options);
  const sentence = useSentence();
  const navigate = useNavigate();
  const isOffice = useStaff().is === 'full_administrator';
  const language = useLanguage();
  const { saved: savedWord, ok } = useWords(SHELL);
  const { conflict: conflictWords, kept, notKept } = useWords(FORM);
  const { leftFailed } = useWords(UPLOAD);
  const [waits, setWaits] = useState(false);
  const [refused, setRefused] = useState<'fields' | 'files'>();
  const [theirs, setTheirs] = useState<RecordDoc<K>>();
  const [asking, setAsking] = useState<string>();
  const asked = useRef<string>(undefined);
  const done = useRef(false);

  const sent = (values = fields.values) => {
    const whole = { ...bodyOf(shape, values), ...options.fixed };
    const body = options.body?.(whole, values) ?? whole;
    if (!isOffice || !publishing) return body;
    if (publishing.at) return { ...body, activated: false };
    return publishing.now ? { ...body, activated: true } : body;
  };
  const leave = (data: RecordDoc<K>) =>
    typeof options.onSaved === 'string' ? navigate(options.onSaved) : options.onSaved(data);
  const saving = useMutation({
    mutationFn: () => {
      const body = sent();
      draft.makeWay();
      return id === undefined
        ? calls.create(body, idempotencyKey(draft.id(), body))
        : calls.edit(id, { ...body, version: start?.version }).catch(async (why: unknown) => {
            const now = isStale(why) ? await calls.get(id).catch(() => undefined) : undefined;
            // The other user's change is outside this form, so there is nothing to merge.
            if (!now || !same(valuesOf(shape, now), start?.saved)) throw why;
            return calls.edit(id, { ...body, version: now.version });
          });
    },
    onSuccess: async ({ data, warnings }: CallResult<RecordDoc<K>>) => {
      done.current = true;
      await after.current?.(data).catch(() => undefined);
      draft.end();
      dropGuards();
      // A row is saved with its record, which says nothing about publishing.
      if (options.calls || !features) say(savedWord);
      else
        await features.saySaved({
          ...{ kind: options.of, doc: data, wasPublic: of.wasPublic, isNew: id === undefined },
          ...{ publishing, isOffice, language },
        });
      sayWarnings(warnings, ok);
      return leave(data);
    },
    onError: async (why) => {
      fields.refuse(why);
      if (isStale(why) && id) setTheirs(await calls.get(id).catch(() => undefined));
    },
  });
  const save = () => (uploads.pending.length > 0 ? setWaits(true) : saving.mutate());
  const saveGuarded = () => {
    const before: Readonly<Record<string, unknown>> = start?.saved ?? {};
    const changed = shape.fields.filter((name) => !same(fields.values[name], before[name]));
    if (!guard.current?.(changed, save)) save();
  };
  const submit = () => {
    saving.reset();
    const found: Record<string, string> = {
      ...options.mistakes?.(fields.values),
      ...mistakesIn(shape, fields.values),
    };
    // A file still uploading does not count as missing.
    const mistakes = inOrderOfPage(found).filter(([name]) => !uploads.isComing(name));
    const why = mistakes.length > 0 ? 'fields' : uploads.hasFailed ? 'files' : undefined;
    setRefused(why);
    setWaits(false);
    fields.mark(Object.fromEntries(mistakes));
    if (why !== undefined) return;
    const question = options.ask?.(fields.values);
    if (question !== undefined && question !== asked.current) setAsking(question);
    else saveGuarded();
  };
  const latest = useRef(submit);
  useEffect(() => {
    latest.current = submit;
  });
  const submitReported = () => {
    flushInput();
    latest.current();
  };
  const settle = (isYes: boolean) => {
    if (isYes) asked.current = asking;
    setAsking(undefined);
    if (isYes) saveGuarded();
  };
  const isReady = uploads.hasFailed || uploads.areIn(fields.values);
  // biome-ignore lint/correctness/useExhaustiveDependencies: continues once the files it waited for have arrived or failed.
  useEffect(() => {
    if (!waits || !isReady) return undefined;
    const soon = setTimeout(submitReported);
    return () => clearTimeout(soon);
  }, [waits, isReady]);
  const keep = async () => {
    flushInput();
    const body = sent(uploads.withComing(fields.values));
    const verb = id === undefined ? 'Create' : 'Edit';
    const isKept = await draft.sendLater({
      call: `${calls.name}${verb}` as ConsoleCall,
      id,
      body: id === undefined ? body : { ...body, version: start?.version },
    });
    if (!isKept) return sayFailed(notKept);
    done.current = true;
    dropGuards();
    say(kept);
    // Suppress the unsaved-changes prompts of the screens being left.
    void leave({} as RecordDoc<K>);
  };
  // Loaded while online, because it sends what is kept while offline.
  useEffect(() => {
    if (uploads.pending.length > 0 || fields.values !== start?.begun) void features?.prepareToSend();
  }, [uploads.pending.length, fields.values, start, features]);
  const failure = saving.error && sentence(saving.error, id ? options.failed.edit : options.failed.create);
  const isUnanswered = saving.error instanceof CallError && saving.error.status === 0;
  const offline = isUnanswered || ((waits || refused === 'files') && uploads.noLine);
  const wrong = Object.entries(fields.errors).flatMap(([name, text]): Mistake[] =>
    text ? [{ name, text }] : [],
  );
  const named = saving.error instanceof CallError ? Object.keys(saving.error.fields) : [];
  const isAboutFields = refused === 'fields' || shape.fields.some((name) => named.includes(name));
  const error = isAboutFields
    ? wrong[0]?.text
    : refused === 'files' && uploads.hasFailed
      ? leftFailed
      : failure;

  const conflict = (doc: RecordDoc<K>, base: FormValues<K, N>): Conflict => {
    const saved = valuesOf(shape, doc);
    return {
      base,
      mine: fields.values,
      theirs: saved,
      labelOf: (name) => labelOf(shape, name as N),
      show: (name, values) =>
        name === shape.unit
          ? (shape.unitOptions?.find(({ value }) => value === values[name])?.name ?? '')
          : inALine(fieldOf(options.of, name), values[name], conflictWords.entries),
      merge: (values) => {
        setTheirs(undefined);
        saving.reset();
        begin({ saved, begun: values as FormValues<K, N>, version: doc.version, waiting: [] });
      },
      close: () => setTheirs(undefined),
    };
  };
  return {
    submit: submitReported,
    question:
      asking === undefined
        ? undefined
        : { sentence: asking, yes: () => settle(true), no: () => settle(false) },
    sent,
    busy: saving.isPending,
    waits,
    stopWaiting: () => setWaits(false),
    mistakes: isAboutFields ? wrong : [],
    error: error ?? undefined,
    catchUp: async () => {
      if (id) setTheirs(await calls.get(id).catch(() => undefined));
    },
    conflict: theirs && start && conflict(theirs, start.saved),
    isDone: () => done.current,
    later: !publishing && canWait(options) && offline ? () => void keep() : undefined,
  };
}
