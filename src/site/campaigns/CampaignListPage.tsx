import { EmptyState } from '#ui/EmptyState.tsx';
import { useWords } from '#ui/useWords.ts';
import { usePageContext } from '../context/pageContext.ts';
import { CAMPAIGN_FEED, CAMPAIGN_LIST, listPath } from '../host/paths.ts';
import { CampaignCard } from '../parts/CampaignCard.tsx';
import { sizesIn } from '../parts/CardGrid.tsx';
import { Follow } from '../parts/Follow.tsx';
import { useListTitle } from '../parts/listTitle.ts';
import { Pager } from '../parts/Pager.tsx';
import { firstPicture } from '../parts/Picture.tsx';
import { Page } from '../shell/Page.tsx';
import type { CampaignListData } from './campaign.load.ts';
import { campaignWords } from './words.ts';

/** Number of campaigns next to the large one on the first page. */
const BESIDE = 2;

/** All campaigns: the newest large, two next to it, the others in rows of three (002 §2.8). */
export function CampaignListPage({ data }: { data: CampaignListData }) {
  const { organisation, links } = usePageContext();
  const w = useWords(campaignWords);
  const { items, page, pages } = data;
  const [newest] = items;
  const large = page === 1 && items.length > 1 ? 1 + BESIDE : 0;
  const feeds = [{ path: links.page(CAMPAIGN_FEED), title: w.heading }];
  const pathOf = (to: number) => listPath(CAMPAIGN_LIST, { page: to });
  return (
    <Page
      heading={w.heading}
      trail={[]}
      title={useListTitle()(w.heading, data)}
      description={w.description(organisation.name)}
      canonical={links.mainWhole(pathOf(page))}
      image={firstPicture(items)}
      feeds={feeds}
    >
      {!newest && <EmptyState sentence={w.nothing} />}
      {newest && large > 0 && (
        <div className="split">
          <div>
            <CampaignCard item={newest} level="h2" big first />
          </div>
          <div className="stack">
            {items.slice(1, large).map((item) => (
              <CampaignCard key={item.id} item={item} level="h2" />
            ))}
          </div>
        </div>
      )}
      {items.length > large && (
        <div className={large > 0 ? 'section' : undefined}>
          <div className="grid grid--3">
            {items.slice(large).map((item, i, all) => (
              <CampaignCard
                key={item.id}
                item={item}
                level="h2"
                sizes={sizesIn(all, i)}
                first={large === 0 && i === 0}
              />
            ))}
          </div>
        </div>
      )}
      <Pager page={page} pages={pages} path={pathOf} />
      <Follow feeds={feeds} />
    </Page>
  );
}
