import { useWords } from '#ui/useWords.ts';
import type { PersonShown } from '../context/data.ts';
import { Officers } from '../parts/People.tsx';
import { Section } from '../parts/Section.tsx';
import { dioceseWords } from './words.ts';

/** The diocese's officers, if any are known. */
export function Leaders({ officers }: { officers: readonly PersonShown[] }) {
  const w = useWords(dioceseWords);
  if (officers.length === 0) return null;
  return (
    <Section id="officers" title={w.officers}>
      <Officers people={officers} />
    </Section>
  );
}
