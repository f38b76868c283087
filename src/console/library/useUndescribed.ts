import { useEffect, useRef, useState } from 'react';
import { send } from '../kit/api.ts';
import { LIBRARY_SIZE, type LibraryFile } from './useLibrary.ts';

/** A run through the own pictures without a description. */
export interface Undescribed {
  /** The current picture; undefined while loading, and at the end. */
  readonly file: LibraryFile | undefined;
  /** The next one, for preloading. */
  readonly next: LibraryFile | undefined;
  readonly state: 'loading' | 'failed' | 'there' | 'end';
  /** How many lack a description, including the skipped ones. */
  readonly left: number;
  readonly skipped: number;
  readonly mayGoBack: boolean;
  reload(): void;
  /** The current one now has a description: go to the next one. */
  described(): void;
  skip(): void;
  back(): void;
  /** Starts again, with those that were skipped. */
  again(): void;
}

/** The own pictures without a description, one after the other, newest first. Loaded in batches, since there may be thousands. */
export function useUndescribed(): Undescribed {
  const [files, setFiles] = useState<readonly LibraryFile[]>([]);
  const [at, setAt] = useState(0);
  const [left, setLeft] = useState(0);
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const [state, setState] = useState<'reading' | 'failed' | 'more' | 'all'>('more');
  const skipped = files.slice(0, at).filter(({ file_name: name }) => !done.has(name)).length;
  const walk = useRef(0);
  const isShort = state === 'more' && at >= files.length - 2;
  useEffect(() => {
    if (!isShort) return;
    const mine = walk.current;
    setState('reading');
    unseen(files, done).then(
      (found) => {
        if (walk.current !== mine) return;
        setFiles((before) => [...before, ...found.files]);
        setLeft(found.left);
        setState(found.isAll ? 'all' : 'more');
      },
      () => walk.current === mine && setState('failed'),
    );
  }, [isShort, files, done]);
  const file = files[at];
  return {
    file,
    next: files[at + 1],
    state: file ? 'there' : state === 'all' ? 'end' : state === 'failed' ? 'failed' : 'loading',
    ...{ left, skipped },
    mayGoBack: at > 0,
    reload: () => setState('more'),
    described: () => {
      if (!file) return;
      if (!done.has(file.file_name)) setLeft(left - 1);
      setDone(new Set([...done, file.file_name]));
      setAt(at + 1);
    },
    skip: () => setAt(at + 1),
    back: () => setAt(Math.max(0, at - 1)),
    again: () => {
      walk.current++;
      setFiles([]);
      setDone(new Set());
      setAt(0);
      setState('more');
    },
  };
}

/** Those not shown yet. Described pictures leave the list, so only skipped ones precede them. */
async function unseen(
  shown: readonly LibraryFile[],
  done: ReadonlySet<string>,
): Promise<{ files: LibraryFile[]; left: number; isAll: boolean }> {
  const known = new Set(shown.map(({ file_name: name }) => name));
  const before = shown.filter(({ file_name: name }) => !done.has(name)).length;
  for (let page = Math.floor(before / LIBRARY_SIZE) + 1; ; page++) {
    const { docs, hasNextPage, totalDocs } = await send('libraryList', {
      body: { whose: 'ours', only: 'undescribed', kind: 'image', page, limit: LIBRARY_SIZE },
    });
    const files = docs.filter(({ file_name: name }) => !known.has(name));
    if (files.length > 0 || !hasNextPage) return { files, left: totalDocs, isAll: !hasNextPage };
  }
}
