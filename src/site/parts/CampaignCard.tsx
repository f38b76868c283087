import { slashedDay } from '#lib/dates.ts';
import type { CampaignTeaser } from '../context/data.ts';
import { usePageContext } from '../context/pageContext.ts';
import { campaignPath } from '../host/paths.ts';
import { Picture, type SIZES } from './Picture.tsx';
import { Deck, Title } from './Title.tsx';

/** A campaign: picture, date and title, and its description (002 §2.8, AMB-084). `level`: below a section's heading, or the page's. */
export function CampaignCard({
  item: { id, title, deck, day, picture },
  sizes = 'half',
  level = 'h3',
  big = false,
  first = false,
}: {
  item: CampaignTeaser;
  sizes?: keyof typeof SIZES;
  level?: 'h2' | 'h3';
  /** The large one next to others. */
  big?: boolean;
  /** Whether its picture is the first of the page. */
  first?: boolean;
}) {
  const { links } = usePageContext();
  return (
    <article className={big ? 'card card--big' : 'campaign card'}>
      <Picture file={picture} sizes={big ? 'big' : sizes} first={first} />
      <p className="label">
        <time dateTime={day}>{slashedDay(day)}</time>
      </p>
      <Title as={level} href={links.page(campaignPath(id))} hit>
        {title}
      </Title>
      <Deck className="deck read">{deck}</Deck>
    </article>
  );
}
