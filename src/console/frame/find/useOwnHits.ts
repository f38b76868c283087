import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { momentFromNow } from '#lib/dayNames.ts';
import { wordsOf } from '#lib/words.ts';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { send } from '../../kit/api.ts';
import { useDrafts } from '../../kit/drafts/useDrafts.ts';
import { usePaths } from '../../kit/paths.ts';
import { useStaff } from '../../kit/session.ts';
import { FILE_PARAMETER } from '../../library/fileParameter.ts';
import type { Hit } from './useHits.ts';
import { FIND } from './words.ts';

/** At most this many of each are shown. */
const MOST = 3;

/** The user's own drafts, searched on the device itself. */
export function useDraftHits(): (typed: string) => Hit[] {
  const words = useWords(FIND);
  const language = useLanguage();
  const drafts = useDrafts() ?? [];
  return (typed) => {
    const wanted = wordsOf(typed);
    if (wanted.length === 0) return [];
    return drafts
      .filter(({ title, about }) => {
        const there = wordsOf(`${title} ${about}`);
        return wanted.every((word) => there.some((one) => one.startsWith(word)));
      })
      .slice(0, MOST)
      .map(({ id, title, about, path, at }) => ({
        ...{ key: `draft ${id}`, group: 'drafts', icon: 'draft', to: path },
        title: title || words.untitled,
        said: [about, momentFromNow(new Date(at), new Date(), language)].filter(Boolean).join(' | '),
      }));
  };
}

/** Files that the user may see, by description, name, and where they are used. */
export function useFileHits(text: string): Hit[] {
  const { is, userId } = useStaff();
  const path = usePaths();
  const whose = is === 'full_administrator' ? 'everybody' : 'ours';
  const { data } = useQuery({
    queryKey: ['findFiles', userId, text],
    queryFn: ({ signal }) =>
      send('libraryList', { body: { search: text, whose, limit: MOST }, signal, quiet: true }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
  });
  if (text === '') return [];
  return (data?.docs ?? []).map(({ file_name, original_name, alt, kind, whose: of }) => ({
    ...{ key: `file ${file_name}`, group: 'files' },
    icon: kind === 'image' ? 'image' : 'document',
    title: alt || original_name || file_name,
    said: [alt ? original_name : '', of].filter(Boolean).join(' | '),
    to: `${path('library')}?${FILE_PARAMETER}=${encodeURIComponent(file_name)}`,
  }));
}
