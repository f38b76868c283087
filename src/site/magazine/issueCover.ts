import { monthNames } from '#lib/dayNames.ts';
import { useLanguage, useWords } from '#ui/useWords.ts';
import type { PublicationTeaser } from '../context/data.ts';
import { mediaPath } from '../host/paths.ts';
import type { CoverContent } from '../parts/Covers.tsx';
import { useFileLine } from '../parts/useFileLine.ts';
import { magazineWords } from './words.ts';

/** An issue for shelves and carousels: its date as '2026 November', its badge, and what it opens. */
export function useIssueCover(): (issue: PublicationTeaser) => CoverContent & { readonly weight?: string } {
  const w = useWords(magazineWords);
  const months = monthNames(useLanguage());
  const lineOf = useFileLine();
  return ({ id, day, picture, isSpecial, files: [file] }) => {
    const weight = file && lineOf(file);
    return {
      id,
      href: file && mediaPath(file.name),
      isFile: true,
      picture,
      title: `${Number(day.slice(0, 4))} ${months[Number(day.slice(5, 7)) - 1]}`,
      tag: isSpecial ? w.special : undefined,
      ...(weight && { line: `${w.view}, ${weight}`, weight }),
    };
  };
}
