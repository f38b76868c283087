import { useEffect, useRef, useState } from 'react';
import { tooBigSentence } from '#lib/fileKinds.ts';
import { newId } from '#lib/uuid.ts';
import { sentenceOf, type Upload, upload } from '../../api.ts';
import { type Compression, compressed } from './compress.ts';
import { UPLOAD } from './words.ts';

/** A file on its way. `percent` is what has left, 0 to 100. */
export interface Pending {
  readonly key: string;
  readonly file: File;
  readonly state: 'waiting' | 'busy' | 'failed';
  readonly percent: number;
  readonly error?: string;
}
/** A file of the list: uploaded, or on its way. */
type Entry = { readonly key: string; readonly url: string } | Pending;

interface Options {
  /** The addresses that the list begins with. */
  begun: readonly string[];
  /** The most files, those on their way counted; undefined for no limit. */
  most?: number;
  call: 'uploadMedia' | 'uploadSeveral';
  compression: Compression;
  /** The text for a failure without a sentence of the server (000 §8). */
  failed: string;
  onChange: (urls: string[]) => void;
}

export interface FileList {
  readonly urls: readonly string[];
  readonly pending: readonly Pending[];
  /** Something was uploaded since the form opened. */
  readonly uploaded: boolean;
  /** Adds files in their order; gives how many found no place. */
  add(files: readonly File[]): number;
  retry(key: string): void;
  /** Takes a file away, whether it is there or still on its way. */
  remove(keyOrUrl: string): void;
}

/** Two at a time: one slow file doesn't hold up the rest, and a slow line isn't split into many. */
const AT_ONCE = 2;

/** Uploads files one by one and keeps them in the order in which they were chosen, whichever arrives first. */
export function useFileList({ begun, most, call, compression, failed, onChange }: Options): FileList {
  const [entries, setEntries] = useState<readonly Entry[]>(() => begun.map((url) => ({ key: url, url })));
  const [uploaded, setUploaded] = useState(false);
  const now = useRef(entries);
  const running = useRef(new Map<string, Upload | undefined>());
  const change = useRef(onChange);
  useEffect(() => {
    change.current = onChange;
  });
  useEffect(
    () => () => {
      for (const one of running.current.values()) one?.cancel();
    },
    [],
  );

  const update = (next: readonly Entry[]) => {
    const before = urlsOf(now.current);
    now.current = next;
    setEntries(next);
    const urls = urlsOf(next);
    if (urls.join(' ') !== before.join(' ')) change.current(urls);
    startWaiting();
  };
  const patch = (key: string, values: Partial<Pending>) =>
    update(now.current.map((entry) => (entry.key === key ? ({ ...entry, ...values } as Entry) : entry)));

  const startWaiting = () => {
    for (const entry of now.current) {
      if (running.current.size >= AT_ONCE) return;
      if ('file' in entry && entry.state === 'waiting' && !running.current.has(entry.key)) void start(entry);
    }
  };
  const start = async ({ key, file }: Pending) => {
    running.current.set(key, undefined);
    patch(key, { state: 'busy', percent: 0 });
    try {
      const small = await compressed(file, compression);
      const tooBig = tooBigSentence(small.name, small.size);
      if (tooBig) {
        running.current.delete(key);
        patch(key, { state: 'failed', error: tooBig });
        return;
      }
      // Taken away while it was made smaller.
      if (!running.current.has(key)) return;
      const sending = upload(call, small, (percent) => patch(key, { percent }));
      running.current.set(key, sending);
      const url = await sending.done;
      running.current.delete(key);
      setUploaded(true);
      update(now.current.map((entry) => (entry.key === key ? { key, url } : entry)));
    } catch (error) {
      running.current.delete(key);
      patch(key, { state: 'failed', error: sentenceOf(error, failed) });
    }
  };

  return {
    urls: urlsOf(entries),
    pending: entries.filter((entry): entry is Pending => 'file' in entry),
    uploaded,
    add: (files) => {
      const room = most === undefined ? files.length : Math.max(0, most - now.current.length);
      const taken = files
        .slice(0, room)
        .map((file): Pending => ({ key: newId(), file, state: 'waiting', percent: 0 }));
      if (taken.length > 0) update([...now.current, ...taken]);
      return files.length - taken.length;
    },
    retry: (key) => patch(key, { state: 'waiting', percent: 0 }),
    remove: (keyOrUrl) => {
      const gone = now.current.find(
        (entry) => entry.key === keyOrUrl || ('url' in entry && entry.url === keyOrUrl),
      );
      if (!gone) return;
      running.current.get(gone.key)?.cancel();
      running.current.delete(gone.key);
      update(now.current.filter((entry) => entry !== gone));
    },
  };
}

const urlsOf = (entries: readonly Entry[]): string[] =>
  entries.flatMap((entry) => ('url' in entry ? [entry.url] : []));

/** What keeps a form from being saved: files on their way, or files that failed; undefined when there are none. */
export function unfinished(lists: readonly (readonly Pending[])[]): string | undefined {
  const all = lists.flat();
  if (all.some((one) => one.state !== 'failed')) return UPLOAD.unfinished;
  return all.length > 0 ? UPLOAD.leftFailed : undefined;
}
