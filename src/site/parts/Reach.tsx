import { Icon } from '#ui/Icon.tsx';
import { useWords } from '#ui/useWords.ts';
import type { Office } from '../context/data.ts';
import { siteWords } from '../context/words.ts';
import { FIND, PHONE, WRITE } from './icons.tsx';
import { firstNumber, telephone } from './numbers.ts';

/**
 * Contact links of a unit, in its header on a desktop and at the bottom of the screen on a phone: only those that exist, or nothing. `find`: link to
 * its address.
 */
export function Reach({ office, find }: { office: Office; find?: string | undefined }) {
  const w = useWords(siteWords);
  const number = firstNumber(office);
  const ways = [
    { word: w.call, icon: PHONE, href: number && telephone(number) },
    { word: w.write, icon: WRITE, href: office.email && `mailto:${office.email}` },
    { word: w.findUs, icon: FIND, href: find },
  ].filter(({ href }) => href);
  if (ways.length === 0) return null;
  return (
    <nav className="reach" aria-label={w.contact}>
      {ways.flatMap(({ word, icon, href }) => [
        <a key={word} href={href}>
          <Icon name={icon} />
          {word}
        </a>,
        ' ',
      ])}
    </nav>
  );
}
