import { useWords } from '#ui/useWords.ts';
import { Keepers } from '../parts/Keepers.tsx';
import { Banners } from './Banners.tsx';
import type { DioceseData } from './diocese.load.ts';
import { dioceseWords } from './words.ts';

/** A diocese's banners, and next to them bishop and director with contact details; nothing if there are neither. */
export function Front({ data: { banners, keepers } }: { data: DioceseData }) {
  const w = useWords(dioceseWords);
  if (banners.length + keepers.length === 0) return null;
  const both = banners.length > 0 && keepers.length > 0;
  return (
    <div className={both ? 'wrap unit-front' : 'wrap unit-front unit-front--one'}>
      <Banners files={banners} beside={both} />
      <Keepers people={keepers} name={w.shepherds} first={banners.length === 0} />
    </div>
  );
}
