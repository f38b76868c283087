import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ConsoleCall } from '#calls/paths.ts';
import type { Kind } from '#kinds/define.ts';
import { say, sayFailed, sayWarnings } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import { CallError, type CallResult, isStale } from '../../api.ts';
import type { FormDraft } from '../../drafts/useFormDraft.ts';
import { useStaff } from '../../session.ts';
import { UPLOAD } from '../../uploads/words.ts';
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
import type { AnyDoc, RecordDoc } from './recordCalls.ts';
import { dropGuards } from './unsaved.ts';
import { type Fields, same } from './useFields.ts';
import type { Uploads } from './useUploads.ts';
import { FORM } from './words.ts';

/** Somebody else has saved the record since the form was opened (ADD-1). Values are by field name. */
export interface Conflict {
  readonly base: Readonly<Record<string, unknown>>;
  readonly mine: Readonly<Record<string, unknown>>;
  readonly theirs: Readonly<Record<string, unknown>>;
  labelOf(name: string): string;
  show(name: string, values: Readonly<Record<string, unknown>>): string;
  /** Goes on with these values on top of what the other one saved. */
  merge(values: Readonly<Record<string, unknown>>): void;
  close(): void;
}

/** When something new goes on the site, and how that is planned once it is saved. */
export interface FirstHour {
  /** The minute of the church's clock. */
  readonly at: string;
  /** Never throws: what is saved stays saved. */
  plan(kind: string, id: string): Promise<HourPlanned>;
}
/** What came of it, as it is said. */
export interface HourPlanned {
  readonly failed: boolean;
  readonly sentence: string;
}

/** What else is done with what was just saved; that it fails changes nothing of that. */
export type AfterSave = (saved: AnyDoc) => Promise<unknown>;

/** Told of the fields that a save would change; true when it asks something first, and calls `save` itself if that shall be. */
export type SaveGuard = (changed: readonly string[], save: () => void) => boolean;

/** What is asked before saving (ADD-15). */
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
  /** It is to be saved once its files are there. */
  readonly waits: boolean;
  /** Takes that back. */
  stopWaiting(): void;
  /** What is wrong, in the order in which it stands on the page, as long as it is wrong. */
  readonly mistakes: readonly Mistake[];
  /** The sentence above the fields; stays as long as what it says is true. */
  readonly error: string | undefined;
  readonly conflict: Conflict | undefined;
  /** Fetches what somebody else has saved meanwhile, to put it together with what is typed. */
  catchUp(): Promise<void>;
  /** Keeps it on this device until there is a line, and leaves the form; undefined as long as nothing has failed for want of one. */
  readonly later: (() => void) | undefined;
  /** It was saved, and the form is about to go. */
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
  /** The minute at which something new goes on the site; undefined: when it is saved, as far as its person may publish. */
  readonly hour: FirstHour | undefined;
  /** What else is done once it is saved. */
  readonly after: { current: AfterSave | undefined };
  readonly guard: { current: SaveGuard | undefined };
  begin(start: Omit<Start<FormValues<K, N>>, 'resetKey'>): void;
}

const fetchSender = () => import('../../offline/LineBar.tsx').catch(() => undefined);

/** Whether what is typed may wait on this device: nothing secret may, and what is sent by calls of its own, or needs the answer, can't. */
const canWait = <K extends Kind, N extends FormName<K>>({ of, calls, onSaved }: FormOptions<K, N>): boolean =>
  calls === undefined &&
  (typeof onSaved === 'string' || onSaved.length === 0) &&
  Object.values(of.fields).every(({ type }) => type !== 'secret');

/** Sends a form: checks it first, waits for its files, and tells what came of it. */
export function useSaving<K extends Kind, N extends FormName<K>>(of: Of<K, N>): Saving {
  const { options, shape, id, start, fields, uploads, draft, hour, after, guard, begin } = of;
  const calls = formCalls(options);
  const sentence = useSentence();
  const navigate = useNavigate();
  const { is } = useStaff();
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
    return hour && is === 'full_administrator' ? { ...body, activated: false } : body;
  };
  const leave = (data: RecordDoc<K>) =>
    typeof options.onSaved === 'string' ? navigate(options.onSaved) : options.onSaved(data);
  const saving = useMutation({
    mutationFn: () => {
      const body = sent();
      draft.makeWay();
      return id === undefined
        ? calls
            .create(body, idempotencyKey(draft.id(), body))
            .then(async (saved) => ({ ...saved, plan: await hour?.plan(options.of.name, saved.data._id) }))
        : calls.edit(id, { ...body, version: start?.version }).catch(async (why: unknown) => {
            const now = isStale(why) ? await calls.get(id).catch(() => undefined) : undefined;
            // What somebody else changed stands outside of this form: there is nothing to put together.
            if (!now || !same(valuesOf(shape, now), start?.saved)) throw why;
            return calls.edit(id, { ...body, version: now.version });
          });
    },
    onSuccess: async ({
      data,
      warnings,
      plan,
    }: CallResult<RecordDoc<K>> & { plan?: HourPlanned | undefined }) => {
      done.current = true;
      await after.current?.(data).catch(() => undefined);
      draft.end();
      dropGuards();
      if (plan?.failed) sayFailed(plan.sentence);
      else say(plan ? plan.sentence : savedWord);
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
    // What is on its way is not missing.
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
  const submitTold = () => {
    flushInput();
    latest.current();
  };
  const settle = (isYes: boolean) => {
    if (isYes) asked.current = asking;
    setAsking(undefined);
    if (isYes) saveGuarded();
  };
  const isReady = uploads.hasFailed || uploads.areIn(fields.values);
  // biome-ignore lint/correctness/useExhaustiveDependencies: goes on once what it waited for is there, or will not come.
  useEffect(() => {
    if (!waits || !isReady) return undefined;
    const soon = setTimeout(submitTold);
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
    // The screens that are left so don't ask what was saved.
    void leave({} as RecordDoc<K>);
  };
  // Fetched while there is a line: what is kept without one is sent by it.
  useEffect(() => {
    if (uploads.pending.length > 0 || fields.values !== start?.begun) void fetchSender();
  }, [uploads.pending.length, fields.values, start]);
  const failure = saving.error && sentence(saving.error, id ? options.failed.edit : options.failed.create);
  const isUnanswered = saving.error instanceof CallError && saving.error.status === 0;
  const noLine = isUnanswered || ((waits || refused === 'files') && uploads.noLine);
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
    submit: submitTold,
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
    later: !hour && canWait(options) && noLine ? () => void keep() : undefined,
  };
}
