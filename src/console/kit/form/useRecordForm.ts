import { type FunctionComponent, useEffect, useRef, useState } from 'react';
import type { Kind } from '#kinds/define.ts';
import { dayOf } from '#lib/dates.ts';
import { say, sayFailed, sayWarnings } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import { send } from '../api.ts';
import type { DraftFile } from '../drafts/draftParts.ts';
import type { Draft } from '../drafts/draftStore.ts';
import { type FormDraft, type Resumed, useFormDraft } from '../drafts/useFormDraft.ts';
import { useRouteKey } from '../paths.ts';
import { useStaff } from '../session.ts';
import { shownName } from '../uploads/fileNames.ts';
import { wasPicked } from '../uploads/picked.ts';
import { UPLOAD } from '../uploads/words.ts';
import { useHasPage } from '../usePages.ts';
import { useSentence } from '../useSentence.ts';
import { SHELL } from '../words.ts';
import { isSingle, withoutFiles, withoutSecrets } from './draftValues.ts';
import type { FormContextValue } from './formContext.ts';
import type { FormFeatures } from './formFeatures.ts';
import {
  type FormOptions,
  formCalls,
  type Start,
  type Unshown,
  unitName,
  useFormShape,
} from './formOptions.ts';
import {
  blankValues,
  type FormName,
  type FormValues,
  isRequired,
  labelOf,
  mostOf,
  nameIn,
  valuesOf,
} from './formValues.ts';
import { valuesLike } from './like.ts';
import { type Place, placeOf } from './placeOf.ts';
import type { Previewed } from './previewed.ts';
import type { Publishing } from './publishing.ts';
import { RecordField, type RecordFieldProps } from './RecordField.tsx';
import type { AnyDoc } from './recordCalls.ts';
import { same, useFields } from './useFields.ts';
import { useFormFeatures } from './useFormFeatures.ts';
import { type CopySource, useFormSource } from './useFormSource.ts';
import { type AfterSave, type SaveGuard, type Saving, useSaving } from './useSaving.ts';
import { useUploads } from './useUploads.ts';
import { FORM } from './words.ts';

export interface RecordForm<K extends Kind, N extends FormName<K>> extends Saving {
  readonly options: FormOptions<K, N>;
  /** 'loading' until record and draft are loaded. */
  readonly state: 'loading' | 'failed' | 'ready';
  /** Why the record could not be loaded. */
  readonly failure: string | undefined;
  reload(): void;
  /** The record's id; undefined for a new one, and for a row, which has no separate history. */
  readonly id: string | undefined;
  /** When the next save is published, if not by the usual rule. */
  readonly publishing: Publishing | undefined;
  setPublishing(publishing: Publishing | undefined): void;
  /** What the preview shows; undefined if the record has no page. */
  readonly previewed: Previewed | undefined;
  /** The edited place, for showing who else is editing; undefined for a new record. */
  readonly place: Place | undefined;
  /** The version that editing started from. */
  readonly version: number | undefined;
  readonly resetKey: number;
  readonly values: FormValues<K, N>;
  readonly dirty: boolean;
  /** The source it was copied from, while that applies. */
  readonly like: CopySource | undefined;
  set<F extends N>(name: F, value: FormValues<K, N>[F]): void;
  /** A field of this form, drawn by its declared type. */
  readonly Field: FunctionComponent<RecordFieldProps<N>>;
  readonly draft: FormDraft;
  restore(offer: Draft): Promise<void>;
  /** Overwrites form values with these, given as they are sent. */
  put(values: Readonly<Record<string, unknown>>): void;
  /** Adds an action to the next save. */
  afterSave(work: AfterSave): void;
  /** Adds a check before saving, besides the form's own question. */
  guardSave(guard: SaveGuard | undefined): void;
  /** Discards unsaved changes; a toast offers to undo that. */
  startOver(): Promise<void>;
  /** Discards an offered draft, with the same undo. */
  discard(offer: Draft): Promise<void>;
  readonly context: FormContextValue;
  /** What the features around the record add; undefined until they are loaded, before which the form is not ready. */
  readonly features: FormFeatures | undefined;
}

const NOTHING = { resetKey: 0, waiting: [] as readonly DraftFile[] };

/**
 * State of the form of a record, or of a new one without `id`: values, draft, uploads, validation, saving, and merging after a conflict.
 * Render its fields inside a `RecordPage` or `RecordModal`.
 */
export function useRecordForm<
  K extends Kind,
  const N extends FormName<K> = keyof K['fields'] & string,
  const L extends string = never,
  const F extends string = never,
>(options: FormOptions<K, N> & Unshown<K, N, L, F>, id: string | undefined): RecordForm<K, N> {
  const { of } = options;
  const staff = useStaff();
  const sentence = useSentence();
  const [words, upload, { ok, undo, partMissing }] = [useWords(FORM), useWords(UPLOAD), useWords(SHELL)];
  const shape = useFormShape(options);
  const calls = formCalls(options);
  const { features, isCut, fetch } = useFormFeatures(shape);
  const { query, doc, begins, begun: like, isThere: isFound } = useFormSource(of, calls, id);
  const draft = useFormDraft({
    userId: staff.userId,
    kind: options.calls?.name ?? of.name,
    form: useRouteKey(),
    record: id ?? null,
    takesOver: true,
  });

  const [start, setStart] = useState<Start<FormValues<K, N>>>();
  const fields = useFields(blankValues(shape));
  const { values } = fields;
  const [publishing, setPublishing] = useState<Publishing>();
  const after = useRef<AfterSave>(undefined);
  const guard = useRef<SaveGuard>(undefined);
  const begin = (next: Omit<Start<FormValues<K, N>>, 'resetKey'>) => {
    setStart((before) => ({ ...next, resetKey: (before?.resetKey ?? 0) + 1 }));
    fields.begin(next.begun);
  };
  const asSaved = () => {
    const own = shape.unit && { [shape.unit]: staff[shape.unit] ?? '' };
    const copied = begins ? valuesLike(shape, begins, dayOf(new Date())) : {};
    const saved = doc ? valuesOf(shape, doc) : { ...blankValues(shape), ...own, ...options.begin, ...copied };
    return { saved, begun: saved, version: doc?.version, waiting: [] };
  };
  const goOnWith = ({ draft: left, files, gone }: Resumed) => {
    const { saved } = asSaved();
    const initial = withoutFiles({ ...saved, ...(left.values as Partial<FormValues<K, N>>) }, gone);
    if (gone.length > 0) sayWarnings([words.filesGone(gone.map(shownName).join(', '))], ok);
    begin({ saved: { ...saved, ...left.saved }, begun: initial, version: left.version, waiting: files });
  };
  const isThere = draft.ready && isFound && features !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: starts once, when record, draft and features are loaded.
  useEffect(() => {
    if (!isThere) return;
    if (draft.resumed) goOnWith(draft.resumed);
    else begin(asSaved());
  }, [isThere]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change made on another device.
  useEffect(() => {
    if (!draft.come || !start || saving.isDone()) return;
    if (draft.come.draft) goOnWith({ draft: draft.come.draft, files: [], gone: [] });
    else begin(asSaved());
    say(draft.come.draft ? words.goesOn : words.endedElsewhere);
  }, [draft.come]);

  const set = (name: N, value: unknown) => fields.set(name, value as FormValues<K, N>[N]);
  const uploads = useUploads({
    of,
    fields: shape.fields,
    resetKey: start?.resetKey ?? 0,
    begun: start?.begun ?? values,
    mostOf: (name) => mostOf(shape, name as N),
    waiting: (start ?? NOTHING).waiting,
    sentence: (name, error) => sentence(error, uploadFailed(name)),
    onUrls: (name, urls) => set(name as N, isSingle(of, name) ? (urls[0] ?? '') : urls),
    onWaiting: draft.keepFile,
    onSettled: draft.dropFile,
  });
  const uploadFailed = (name: string): string =>
    of.fields[name]?.type === 'richText'
      ? upload.imageFailed
      : (options.failed.upload?.[name as N] ?? upload.failed(labelOf(shape, name as N)));
  const dirty = start !== undefined && (!same(values, start.saved) || uploads.pending.length > 0);

  const saving = useSaving({
    options,
    shape,
    id,
    start,
    fields,
    uploads,
    draft,
    publishing,
    wasPublic: doc !== undefined && isPublic(doc),
    after,
    guard,
    begin,
    features,
  });
  const hasPage = useHasPage(calls.whole?.kind ?? of.name);
  const shows = dirty || !doc ? 'typed' : isPublic(doc) ? 'public' : 'saved';
  const wasDirty = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: written when something has changed.
  useEffect(() => {
    if (!start || saving.isDone()) return;
    if (dirty)
      draft.write({
        title: nameIn(values),
        about: [options.title, unitName(shape, values)].filter(Boolean).join(', '),
        version: start.version,
        saved: withoutSecrets(of, start.saved),
        values: withoutSecrets(of, values),
      });
    else if (wasDirty.current) draft.end();
    wasDirty.current = dirty;
  }, [values, uploads.pending.length, start]);

  const release = (name: string, url: string) => {
    const { [name]: _, ...others } = values as Readonly<Record<string, unknown>>;
    // Keep files that are saved, used in another field too, or picked from the library.
    if (!url || wasPicked(url) || JSON.stringify([start?.saved, others]).includes(url)) return;
    const field = of.fields[name];
    const isImage = field?.type === 'file' && field.accept.every((one) => one === 'image');
    const failed = isImage ? upload.removeImageFailed : upload.removeFailed;
    send('removeMedia', { body: { resource_url: url } }).catch((error: unknown) =>
      sayFailed(sentence(error, options.failed.removeFile?.[name as N] ?? failed)),
    );
  };
  const offerBack = (back: () => Promise<void>) =>
    say(words.discarded, { name: undo, run: () => void back() });
  return {
    ...saving,
    options,
    state: start ? 'ready' : query.isError || isCut ? 'failed' : 'loading',
    failure: query.error ? sentence(query.error, options.failed.get) : isCut ? partMissing : undefined,
    reload: () =>
      void Promise.all([isCut ? fetch() : undefined, query.isError ? query.refetch() : undefined]),
    id: options.calls ? undefined : id,
    publishing,
    setPublishing,
    previewed: hasPage
      ? {
          kind: of.name,
          id,
          values: saving.sent(),
          whole: calls.whole,
          shows,
          live: doc !== undefined && isPublic(doc),
        }
      : undefined,
    place: id === undefined ? undefined : placeOf(calls, of, id),
    version: start?.version,
    resetKey: start?.resetKey ?? 0,
    features,
    values,
    dirty,
    like: draft.resumed ? undefined : like,
    set,
    Field: RecordField,
    draft,
    restore: async (offer) => {
      const resumed = await draft.take(offer);
      if (resumed) goOnWith(resumed);
    },
    afterSave: (work) => {
      after.current = work;
    },
    guardSave: (next) => {
      guard.current = next;
    },
    put: (given) => {
      if (!start) return;
      const put = valuesOf(shape, given);
      const names = shape.fields.filter((name) => name in given);
      const initial = { ...values, ...Object.fromEntries(names.map((name) => [name, put[name]])) };
      begin({ ...start, begun: initial });
    },
    startOver: async () => {
      const back = await draft.discardOwn();
      begin(asSaved());
      offerBack(async () => {
        const resumed = await back();
        if (resumed) goOnWith(resumed);
      });
    },
    discard: async (offer) => offerBack(await draft.discard(offer)),
    context: {
      of,
      values,
      errors: fields.errors,
      unit: shape.unit,
      unitOptions: shape.unitOptions,
      set: (name, value) => set(name as N, value),
      labelOf: (name) => labelOf(shape, name as N),
      isRequired: (name) => isRequired(shape, name as N),
      mostOf: (name) => mostOf(shape, name as N),
      queue: uploads.queue,
      uploadFailed,
      release,
    },
  };
}

/** Whether visitors see a record; one that cannot be switched off is always visible. */
const isPublic = ({ activated = true }: Partial<AnyDoc>): boolean => activated;
