import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { DataOf, SentTo } from '#calls/calls.ts';
import { useWords } from '#ui/useWords.ts';
import { send } from '../kit/api.ts';
import { type List, useList } from '../kit/list/useList.ts';
import { useStaff } from '../kit/session.ts';
import { LIBRARY } from './words.ts';

/** A file of the library as the API returns it. */
export type LibraryFile = DataOf<'libraryFileGet'>;
/** A file with the id that lists need. */
export type ListedFile = LibraryFile & { readonly _id: string };
export type LibraryAsked = Omit<SentTo<'libraryList'>, 'page' | 'limit'>;

export const LIBRARY_SIZE = 24;

/** The matching files, page by page. */
export function useLibrary(asked: LibraryAsked): List<ListedFile> {
  const words = useWords(LIBRARY);
  const { userId } = useStaff();
  return useList<ListedFile>({
    key: ['libraryList', userId, asked],
    size: LIBRARY_SIZE,
    load: async ({ page, limit }, signal) => {
      const answer = await send('libraryList', { body: { ...asked, page, limit }, signal });
      return { ...answer, docs: answer.docs.map((file) => ({ ...file, _id: file.file_name })) };
    },
    failed: words.failed.list,
  });
}

/** The number of files in each view; undefined while loading. */
export function useLibraryCounts(): DataOf<'libraryCounts'> | undefined {
  const { userId } = useStaff();
  const { data } = useQuery({
    queryKey: ['libraryCounts', userId],
    queryFn: ({ signal }) => send('libraryCounts', { signal }),
    staleTime: 0,
  });
  return data;
}

/** Returns a function that reloads the library's counts after a change. */
export function useCountsRefetch(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: ['libraryCounts'] });
}

/** The display name of a file: its description, else its original name. */
export const calledOf = ({ alt, original_name }: Pick<LibraryFile, 'alt' | 'original_name'>): string =>
  alt || original_name;

/** Where it is used, outside the trash. */
export const usedPlaces = ({ places }: Pick<LibraryFile, 'places'>): LibraryFile['places'] =>
  places.filter(({ trashed }) => !trashed);
