import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { FileField, Kind } from '#kinds/define.ts';
import { comingFile } from '../drafts/draftParts.ts';
import { SEVERAL, SINGLE } from '../uploads/compress.ts';
import { type FileQueue, fileQueue, type Pending } from '../uploads/fileQueue.ts';
import { same } from './useFields.ts';

/** The files of one form, field by field. */
export interface Uploads {
  queue(name: string): FileQueue;
  /** The files not yet uploaded, in all fields. */
  readonly pending: readonly Pending[];
  /** Whether a file waits for a connection. */
  readonly noLine: boolean;
  /** The values with placeholders for files that are not uploaded yet. */
  withComing<V extends object>(values: V): V;
  /** Whether an upload failed. */
  readonly hasFailed: boolean;
  /** Whether a file of this field is uploading, or failed and waits for a retry. */
  isComing(name: string): boolean;
  /** Whether all files are uploaded and in the form's values. */
  areIn(values: Readonly<Record<string, unknown>>): boolean;
}

interface UploadOptions {
  readonly of: Kind;
  readonly fields: readonly string[];
  mostOf(name: string): number | undefined;
  /** Another number restarts with `begun`. */
  readonly resetKey: number;
  readonly begun: Readonly<Record<string, unknown>>;
  /** Files of a draft that were still pending when it was left. */
  readonly waiting: readonly { readonly field: string; readonly key: string; readonly file: File }[];
  sentence(name: string, error: unknown): string;
  onUrls(name: string, urls: string[]): void;
  onWaiting(name: string, key: string, file: File): void;
  onSettled(key: string): void;
}

/** A queue for each file field of a form, and for the pictures of each text. */
export function useUploads(options: UploadOptions): Uploads {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form restarts with another key only.
  const queues = useMemo(
    () =>
      new Map(
        options.fields.flatMap((name): [string, FileQueue][] => {
          const field = options.of.fields[name];
          if (field?.type === 'richText') return [[name, queueOfText(name, latest)]];
          return field?.type === 'file' ? [[name, queueOf(name, field, options, latest)]] : [];
        }),
      ),
    [options.resetKey],
  );
  useEffect(() => {
    for (const [name, queue] of queues) {
      const left = latest.current.waiting.filter(({ field }) => field === name);
      if (left.length > 0) queue.resume(left);
    }
    return () => {
      for (const queue of queues.values()) queue.stop();
    };
  }, [queues]);

  const pending = useRef<readonly Pending[]>([]);
  const all = useSyncExternalStore(
    (listener) => {
      const stops = [...queues.values()].map((queue) => queue.listen(listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    () => {
      const next = [...queues.values()].flatMap((queue) => queue.state().pending);
      const isSame =
        next.length === pending.current.length && next.every((one, at) => one === pending.current[at]);
      if (!isSame) pending.current = next;
      return pending.current;
    },
  );
  const isText = (name: string): boolean => options.of.fields[name]?.type === 'richText';
  const isAnyInText = [...queues].some(([name, queue]) => isText(name) && queue.state().pending.length > 0);
  return {
    isComing: (name) => (queues.get(name)?.state().pending.length ?? 0) > 0,
    areIn: (values) =>
      [...queues].every(([name, queue]) => {
        const { urls, pending: left } = queue.state();
        return left.length === 0 && (isText(name) || same(urls, urlsIn(values[name])));
      }),
    queue: (name) => {
      const queue = queues.get(name);
      if (!queue) throw new Error(`The form has no files ${name}.`);
      return queue;
    },
    pending: all,
    // A text cannot wait for its pictures: they are inserted in the open editor.
    noLine: !isAnyInText && all.some(({ noLine: offline, line }) => offline || line?.state === 'held'),
    withComing: (values) => {
      const coming = [...queues].flatMap(([name, queue]) => {
        const { urls, pending: left } = queue.state();
        const keys = left.map(({ key }) => comingFile(key));
        if (keys.length === 0 || isText(name)) return [];
        const isMany = Array.isArray((values as Readonly<Record<string, unknown>>)[name]);
        return [[name, isMany ? [...urls, ...keys] : keys.at(-1)]];
      });
      return { ...values, ...Object.fromEntries(coming) };
    },
    hasFailed: all.some((one) => !isOnItsWay(one)),
  };
}

function queueOf(
  name: string,
  field: FileField,
  { begun, mostOf }: UploadOptions,
  latest: { readonly current: UploadOptions },
): FileQueue {
  const isImages = field.many !== undefined && field.accept.includes('image');
  return fileQueue({
    begun: urlsIn(begun[name]),
    most: mostOf(name),
    single: field.many === undefined,
    call: isImages ? 'uploadSeveral' : 'uploadMedia',
    compression: isImages ? SEVERAL : SINGLE,
    fitting: field.accept,
    sentence: (error) => latest.current.sentence(name, error),
    onUrls: (urls) => latest.current.onUrls(name, urls),
    onWaiting: (key, file) => latest.current.onWaiting(name, key, file),
    onSettled: (key) => latest.current.onSettled(key),
  });
}

/** Pictures being uploaded for a text; its editor inserts them as they arrive. Until then no draft keeps them. */
const queueOfText = (name: string, latest: { readonly current: UploadOptions }): FileQueue =>
  fileQueue({
    begun: [],
    call: 'uploadMedia',
    compression: SINGLE,
    fitting: ['image'],
    sentence: (error) => latest.current.sentence(name, error),
    onUrls: () => undefined,
  });

/** The URLs that a field holds, one or several. */
function urlsIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value;
  return typeof value === 'string' && value !== '' ? [value] : [];
}

const isOnItsWay = ({ state }: Pending): boolean => state !== 'failed';
