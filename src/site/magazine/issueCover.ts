import { monthNames } from '#lib/dayNames.ts';
import { useLanguage, useWords } from '#ui/useWords.ts';
import type { PublicationTeaser } from '../context/data.ts';
import { usePageContext } from '../context/pageContext.ts';
import { mediaPath } from '../host/paths.ts';
import type { CoverContent } from '../parts/Covers.tsx';
import { useFileLine } from '../parts/useFileLine.ts';
import { publicationPlaces } from '../publications/publicationPlaces.ts';
import { magazineWords } from './words.ts';

/** The name of an issue by its day, YYYY-MM-DD: '2026 November'. */
export function useIssueName(): (day: string) => string {
  const months = monthNames(useLanguage());
  return (day) => `${Number(day.slice(0, 4))} ${months[Number(day.slice(5, 7)) - 1]}`;
}

/** An issue for shelves and carousels: its date as '2026 November', its badge, and what it opens. */
export function useIssueCover(): (issue: PublicationTeaser) => CoverContent & { readonly weight?: string } {
  const w = useWords(magazineWords);
  const nameOf = useIssueName();
  const lineOf = useFileLine();
  return ({ id, day, picture, isSpecial, files: [file] }) => {
    const weight = file && lineOf(file);
    return {
      id,
      href: file && mediaPath(file.name),
      isFile: true,
      picture,
      title: nameOf(day),
      tag: isSpecial ? w.special : undefined,
      ...(weight && { line: `${w.view}, ${weight}`, weight }),
    };
  };
}

/** The same with a way to the page on which it is read, if the pages of its PDF are counted. */
export function useReadableCover(): ReturnType<typeof useIssueCover> {
  const w = useWords(magazineWords);
  const { links, organisation } = usePageContext();
  const coverOf = useIssueCover();
  return (issue) => {
    const cover = coverOf(issue);
    if (!issue.files[0]?.pages) return cover;
    const href = links.main(publicationPlaces(organisation).issue(issue.id));
    return { ...cover, also: { href, text: w.read, name: w.readOf(cover.title) } };
  };
}
