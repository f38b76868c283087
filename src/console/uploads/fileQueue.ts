import { type Fitting, refusedBefore } from '#lib/fileKinds.ts';
import { newId } from '#lib/uuid.ts';
import { CallError } from '../api.ts';
import { type Compression, compressed } from './compress.ts';
import { type Upload, upload } from './upload.ts';

/** A file on its way. `percent` is what has left, 0 to 100. */
export interface Pending {
  readonly key: string;
  readonly file: File;
  readonly state: 'waiting' | 'busy' | 'failed';
  readonly percent: number;
  readonly error?: string;
  /** It failed since there was no answer. */
  readonly noLine?: boolean;
  /** Of a large file: the line is gone and it waits, or it was taken up again, at this share. */
  readonly line?: { readonly state: 'held' | 'back'; readonly at: number };
}
/** A file of the list: uploaded, or on its way. */
type Entry = { readonly key: string; readonly url: string } | Pending;

export interface QueueState {
  readonly urls: readonly string[];
  readonly pending: readonly Pending[];
  /** Something was uploaded since the form opened. */
  readonly uploaded: boolean;
  /** Those of `urls` that were. */
  readonly arrived: readonly string[];
}

export interface QueueOptions {
  /** The addresses that the list begins with. */
  readonly begun: readonly string[];
  /** The most files, those on their way counted; undefined for no limit. */
  readonly most?: number | undefined;
  /** A new file takes the place of the one before, once it has arrived. */
  readonly single?: boolean;
  readonly call: 'uploadMedia' | 'uploadSeveral';
  readonly compression: Compression;
  /** What can stand in the field: all else is refused before it is sent. */
  readonly fitting: readonly Fitting[];
  /** The sentence for a failed upload. */
  sentence(error: unknown): string;
  /** Other files are there now. */
  onUrls(urls: string[]): void;
  /** A file was chosen that is not uploaded yet; and one is no longer waiting, since it is uploaded or taken away. */
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
  /** Goes on with files that were waiting when the form was left. */
  resume(files: readonly { readonly key: string; readonly file: File }[]): void;
  /** Puts an uploaded file in the place of all that is there. */
  put(url: string): void;
  /** Adds files that are there already, behind the others and as many as fit; one that is among them stays where it is. */
  adopt(urls: readonly string[]): void;
  /** Puts an uploaded file in the place of one that is there; one that is among them already stays where it is. */
  swap(url: string, other: string): void;
  /** The address of a file that was added and has arrived. */
  urlOf(key: string): string | undefined;
  retry(key: string): void;
  /** Takes a file away, whether it is there or still on its way. */
  remove(keyOrUrl: string): void;
  /** Puts an uploaded file from one place among them to another. */
  move(from: number, to: number): void;
  /** Stops what is on its way. */
  stop(): void;
}

/** Concurrent uploads: two, so that a slow file does not block the rest and a slow connection is not split further. */
const AT_ONCE = 2;
/** Larger files go in parts, and are taken up again when the line drops. */
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
  const fail = (key: string, error: string, noLine = false) => {
    running.delete(key);
    patch(key, { state: 'failed', error, noLine });
  };
  const start = async ({ key, file }: Pending) => {
    running.set(key, undefined);
    patch(key, { state: 'busy', percent: 0 });
    try {
      const small = await compressed(file, options.compression);
      const refusal = refusedBefore(small.name, small.size, options.fitting);
      if (refusal) return fail(key, refusal);
      // Taken away while it was made smaller.
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
  /** Says at which share a large file stopped, or was taken up again. */
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
      // Files on their way keep their places.
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
