import { useWords } from '#ui/useWords.ts';
import type { NewsTeaser } from '../context/data.ts';
import { usePageContext } from '../context/pageContext.ts';
import { siteWords } from '../context/words.ts';
import { Card, type CardContent, Feature, Row } from '../parts/Cards.tsx';
import { More, Section } from '../parts/Section.tsx';
import { Split } from '../parts/Split.tsx';
import { newsCard } from './newsCard.tsx';

/** With at most this many stories, a page without banners opens with the newest at full width (look book §3). */
const FEW = 3;

/** The newest news of a unit. `more`: the path of the full list, if there are others. `opening`: the page begins with them. */
export function UnitNews({
  items,
  total,
  more,
  beside,
  opening = false,
  plain = false,
}: {
  items: readonly NewsTeaser[];
  total: number;
  more: string | undefined;
  beside: 'rows' | 'cards';
  opening?: boolean;
  plain?: boolean;
}) {
  const { links } = usePageContext();
  const { news, noNews, loadMore } = useWords(siteWords);
  const cards = items.map(newsCard);
  const [newest, ...others] = cards;
  if (newest && opening && total <= FEW)
    return (
      <section className="wrap mt-6" id="news" aria-label={news}>
        <Feature {...newest} level="h2" first />
        <Others cards={others} />
      </section>
    );
  return (
    <Section
      id="news"
      title={news}
      aside={more && <More href={links.page(more)}>{loadMore}</More>}
      plain={plain}
    >
      <Split items={cards} empty={noNews} beside={beside} first={opening} />
    </Section>
  );
}

/** The stories below the newest; a single one as a row, so that no empty space is left next to it. */
function Others({ cards }: { cards: readonly CardContent[] }) {
  const [only, ...more] = cards;
  if (!only) return null;
  return (
    <div className={more.length > 0 ? 'grid grid--2 mt-7' : 'mt-7'}>
      {more.length > 0 ? (
        cards.map((card) => <Card key={card.path} {...card} sizes="half" />)
      ) : (
        <Row {...only} />
      )}
    </div>
  );
}
