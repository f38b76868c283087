import { EmptyState } from '#ui/EmptyState.tsx';
import { useWords } from '#ui/useWords.ts';
import type { Advertisement } from '../context/data.ts';
import { usePageContext } from '../context/pageContext.ts';
import { ADVERTISEMENTS } from '../host/paths.ts';
import { Page } from '../shell/Page.tsx';
import { Plate, PlateRail, Plates } from './Plates.tsx';
import { adWords } from './words.ts';

/** All advertisements: the highest rank in a carousel, the others in a grid, each with its dialog (002 §2.18). */
export function AdvertisementsPage({
  platinum,
  others,
}: {
  platinum: readonly Advertisement[];
  others: readonly Advertisement[];
}) {
  const { organisation, links } = usePageContext();
  const w = useWords(adWords);
  return (
    <Page
      heading={w.title}
      trail={[]}
      description={w.description(organisation)}
      canonical={links.mainWhole(ADVERTISEMENTS)}
      image={[...platinum, ...others].find(({ banner }) => banner)?.banner}
    >
      {platinum.length + others.length === 0 && <EmptyState sentence={w.nothing} />}
      {platinum.length > 0 && <PlateRail kind="two" id="platinum" items={platinum} wide />}
      {others.length > 0 && (
        <Plates>
          {others.map((item, i) => (
            <div key={item.id}>
              <Plate item={item} place={i} />
            </div>
          ))}
        </Plates>
      )}
    </Page>
  );
}
