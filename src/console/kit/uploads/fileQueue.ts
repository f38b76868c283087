import { type Fitting, refusedBefore } from '#lib/fileKinds.ts';
import { newId } from '#lib/uuid.ts';
import { CallError } from '../api.ts';
import { type Compression, compressed } from './compress.ts';
import { type Upload, upload } from './upload.ts';

/** A file being uploaded. `percent` is the share sent, 0 to 100. */
export interface Pending {
  readonly key: string;
  readonly file: File;
  readonly state: 'waiting' | 'busy' | 'failed';
  readonly percent: number;
  readonly error?: string;
  /** It failed because there was no response. */
  readonly noLine?: boolean;
  /** For a large file: the upload waits for the connection, or has resumed, at this share. */
  readonly line?: { readonly state: 'held' | 'back'; readonly at: number };
}
/** A file in the list: uploaded, or in progress. */
type Entry = { readonly key: string; readonly url: string } | Pending;

export interface QueueState {
  readonly urls: readonly string[];
  readonly pending: readonly Pending[];
  /** Whether something was uploaded since the form opened. */
  readonly uploaded: boolean;
  /** Those of `urls` that were. */
  readonly arrived: readonly string[];
}

export interface QueueOptions {
  /** The initial URLs. */
  readonly begun: readonly string[];
  /** The maximum number of files, including pending ones; undefined for no limit. */
  readonly most?: number | undefined;
  /** A new file replaces the previous one once it is uploaded. */
  readonly single?: boolean;
  readonly call: 'uploadMedia' | 'uploadSeveral';
  readonly compression: Compression;
  /** What the field accepts: anything else is rejected before upload. */
  readonly fitting: readonly Fitting[];
  /** The message for a failed upload. */
  sentence(error: unknown): string;
  /** The uploaded files have changed. */
  onUrls(urls: string[]): void;
  /** A file was chosen that is not uploaded yet; or a file is no longer pending because it was uploaded or removed. */
  onWaiting?(key: string, file: File): void;
  onSettled?(key: string): void;
}

/** An upload queue that keeps the order in which files were chosen, whichever arrives first. */
export interface FileQueue {
  state(): QueueState;
  /** Subscribes to state changes; returns a function that unsubscribes. */
  listen(listener: () => void): () => void;
  /** Adds files in order; returns how many exceeded the limit. */
  add(files: readonly File[]): number;
  /** Resumes files that were pending when the form was left. */
  resume(files: readonly { readonly key: string; readonly file: File }[]): void;
  /** Replaces all files with an uploaded one. */
  put(url: string): void;
  /** Adds files that are already uploaded after the others, as many as fit; a file already in the list stays where it is. */
  adopt(urls: readonly string[]): void;
  /** Replaces one uploaded file with another; if that is already in the list, it stays where it is. */
  swap(url: string, other: string): void;
  /** The URL of an added file that has been uploaded. */
  urlOf(key: string): string | undefined;
  retry(key: string): void;
  /** Removes a file, uploaded or pending. */
  remove(keyOrUrl: string): void;
  /** Moves an uploaded file to another position. */
  move(from: number, to: number): void;
  /** Cancels all running uploads. */
  stop(): void;
}

/** Concurrent uploads: two, so that a slow file does not block the rest and a slow connection is not split further. */
const AT_ONCE = 2;
/** Larger files are sent in parts, and resume after a lost connection. */
const IN_PARTS_FROM = 5 * 1024 * 1024;

/** Creates the queue of a file field. */
export function fileQueue(options: QueueOptions): FileQueue {
  let entries: readonly Entry[] = options.begun.map((url) => ({ key: url, url }));
  let uploaded = false;
  const arrived = new Set<string>();
  let snapshot = snapshotOf(entries, uploaded, arrived);
  const running = new Map<string, Upload | undefined>();
  const listeners = new Set<() => void>();

  const update = (next: readonly Entry[]) => {
    const before = snapshot.urls;
    entries = next;
    snapshot = snapshotOf(entries, uploaded, arrived);
    if (snapshot.urls.join(' ') !== before.join(' ')) options.onUrls([...snapshot.urls]);
    for (const listener of listeners) listener();
    startWaiting();
  };
  const patch = (key: string, values: Partial<Pending>) =>
    update(entries.map((entry) => (entry.key === key ? ({ ...entry, ...values } as Entry) : entry)));

  const startWaiting = () => {
    for (const entry of entries) {
      if (running.size >= AT_ONCE) return;
      if ('file' in entry && entry.state === 'waiting' && !running.has(entry.key)) void start(entry);
    }
  };
  const fail = (key: string, error: string, offline = false) => {
    running.delete(key);
    patch(key, { state: 'failed', error, noLine: offline });
  };
  const start = async ({ key, file }: Pending) => {
    running.set(key, undefined);
    patch(key, { state: 'busy', percent: 0 });
    try {
      const small = await compressed(file, options.compression);
      const refusal = refusedBefore(small.name, small.size, options.fitting);
      if (refusal) return fail(key, refusal);
      // Removed while it was being downscaled.
      if (!running.has(key)) return;
      const progress = (percent: number) => patch(key, { percent });
      const sending =
        small.size > IN_PARTS_FROM
          ? (await import('./inParts.ts')).uploadInParts(key, small, { progress, line: followed(key) })
          : upload(options.call, small, progress);
      if (!running.has(key)) return sending.cancel(true);
      running.set(key, sending);
      const url = await sending.done;
      running.delete(key);
      uploaded = true;
      options.onSettled?.(key);
      arrived.add(url);
      const there: Entry = { key, url };
      update(options.single ? [there] : entries.map((entry) => (entry.key === key ? there : entry)));
    } catch (error) {
      fail(key, options.sentence(error), error instanceof CallError && error.status === 0);
    }
  };
  /** Notes at which share a large file stopped or resumed. */
  const followed = (key: string) => (state: 'held' | 'back') => {
    const percent = snapshot.pending.find((one) => one.key === key)?.percent ?? 0;
    patch(key, { line: { state, at: percent } });
  };
  const takeAway = (gone: Entry) => {
    running.get(gone.key)?.cancel(true);
    running.delete(gone.key);
    if ('file' in gone) options.onSettled?.(gone.key);
  };

  return {
    state: () => snapshot,
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: (files) => {
      const most = options.most ?? entries.length + files.length;
      const room = options.single ? 1 : Math.max(0, most - entries.length);
      const taken = files.slice(0, room).map((file) => waiting(newId(), file));
      for (const { key, file } of taken) options.onWaiting?.(key, file);
      const replaced: readonly Entry[] = options.single ? snapshot.pending : [];
      for (const entry of replaced) takeAway(entry);
      if (taken.length > 0) update([...entries.filter((entry) => !replaced.includes(entry)), ...taken]);
      return files.length - taken.length;
    },
    resume: (files) => update([...entries, ...files.map(({ key, file }) => waiting(key, file))]),
    put: (url) => {
      for (const entry of entries) takeAway(entry);
      uploaded = true;
      update([{ key: url, url }]);
    },
    adopt: (urls) => {
      const there = new Set(snapshot.urls);
      const room = Math.max(0, (options.most ?? Number.POSITIVE_INFINITY) - entries.length);
      const taken = urls.filter((url) => !there.has(url)).slice(0, room);
      if (taken.length > 0) update([...entries, ...taken.map((url) => ({ key: url, url }))]);
    },
    swap: (url, other) =>
      update(
        entries.flatMap((entry) => {
          if (!('url' in entry) || entry.url !== url) return entry;
          return snapshot.urls.includes(other) ? [] : { key: other, url: other };
        }),
      ),
    urlOf: (key) => {
      const entry = entries.find((one) => one.key === key);
      return entry && 'url' in entry ? entry.url : undefined;
    },
    retry: (key) => patch(key, { state: 'waiting', percent: 0 }),
    remove: (keyOrUrl) => {
      const gone = entries.find(
        (entry) => entry.key === keyOrUrl || ('url' in entry && entry.url === keyOrUrl),
      );
      if (!gone) return;
      takeAway(gone);
      update(entries.filter((entry) => entry !== gone));
    },
    move: (from, to) => {
      const there = entries.filter((entry) => 'url' in entry);
      const moved = there.toSpliced(from, 1).toSpliced(to, 0, ...there.slice(from, from + 1));
      // Pending files keep their positions.
      update(entries.map((entry) => ('url' in entry ? (moved.shift() ?? entry) : entry)));
    },
    stop: () => {
      for (const one of running.values()) one?.cancel();
      running.clear();
      listeners.clear();
    },
  };
}

const waiting = (key: string, file: File): Pending => ({ key, file, state: 'waiting', percent: 0 });

function snapshotOf(entries: readonly Entry[], uploaded: boolean, arrived: ReadonlySet<string>): QueueState {
  const urls = entries.flatMap((entry) => ('url' in entry ? [entry.url] : []));
  return {
    urls,
    arrived: urls.filter((url) => arrived.has(url)),
    pending: entries.filter((entry): entry is Pending => 'file' in entry),
    uploaded,
  };
}
