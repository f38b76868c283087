import { type WorshipPlace, worshipPlaces } from '#lib/worshipPlaces.ts';
import { useWords } from '#ui/useWords.ts';
import { usePageContext } from '../context/pageContext.ts';
import { Tabs } from '../parts/Tabs.tsx';
import { worshipWords } from './words.ts';

/** The tabs of the three pages of worship resources (002 §2.15). */
export function WorshipTabs({ here }: { here: WorshipPlace }) {
  const { organisation, links } = usePageContext();
  const w = useWords(worshipWords);
  const places = worshipPlaces(organisation);
  return (
    <Tabs
      name={w.heading}
      tabs={(Object.keys(places) as WorshipPlace[]).map((place) => ({
        label: w[place],
        href: links.page(places[place]),
        here: place === here,
      }))}
    />
  );
}
