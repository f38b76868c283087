import { useEffect, useRef, useState } from 'react';
import { send } from '../api.ts';
import { LIBRARY_SIZE, type LibraryFile } from './useLibrary.ts';

/** One walk through the own pictures that say nothing. */
export interface Undescribed {
  /** The one that is shown; undefined while it is on its way, and at the end. */
  readonly file: LibraryFile | undefined;
  /** The one after it, so that it can be fetched meanwhile. */
  readonly next: LibraryFile | undefined;
  readonly state: 'loading' | 'failed' | 'there' | 'end';
  /** How many say nothing yet, the skipped ones too. */
  readonly left: number;
  readonly skipped: number;
  readonly mayGoBack: boolean;
  reload(): void;
  /** It says something now: on to the next one. */
  described(): void;
  skip(): void;
  back(): void;
  /** From the beginning, with those that were skipped. */
  again(): void;
}

/** The own pictures without a description, one after the other, the newest first. They are read in pieces, since there may be thousands. */
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

/** The next of them that were not shown yet. What was described is no longer listed, so only those that were not stand before them. */
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
