import { EmptyState } from '#ui/EmptyState.tsx';
import { Icon } from '#ui/Icon.tsx';
import { useWords } from '#ui/useWords.ts';
import { usePageContext } from '../context/pageContext.ts';
import { siteWords } from '../context/words.ts';
import { menuWords } from '../menu/menuWords.ts';
import { FORWARD } from '../parts/icons.tsx';
import { Pager } from '../parts/Pager.tsx';
import { Photo } from '../parts/Picture.tsx';
import { shapeOf } from '../parts/shapeOf.ts';
import { MenuTabs } from '../parts/Tabs.tsx';
import { Title } from '../parts/Title.tsx';
import { Page } from '../shell/Page.tsx';
import type { PartnersData } from './partners.load.ts';
import { partnerWords } from './words.ts';

/** Partners or networks, each with its logo on a plate of the same size (002 §2.17). `path`: the list's path. */
export function PartnersPage({
  path,
  data: { category, partners, page, pages },
}: {
  path: string;
  data: PartnersData;
}) {
  const { links, organisation } = usePageContext();
  const { places, sections } = useWords(menuWords);
  const [w, site] = [useWords(partnerWords), useWords(siteWords)];
  const heading = category === 'partner' ? places.partners() : places.networks();
  const pathOf = (to: number) => (to === 1 ? path : `${path}?page=${to}`);
  return (
    <Page
      heading={heading}
      {...(page > 1 && { title: `${heading}, ${site.pageNumber(page)}` })}
      trail={[]}
      description={w.description(heading, organisation.name)}
      canonical={links.mainWhole(pathOf(page))}
    >
      <MenuTabs section={sections.partners} />
      {partners.length === 0 ? (
        <EmptyState sentence={w.nothing[category]} />
      ) : (
        <div className="marks mt-7">
          {partners.map((partner, i) => (
            <Mark key={partner.id} {...partner} first={i === 0} />
          ))}
        </div>
      )}
      <Pager page={page} pages={pages} path={pathOf} />
    </Page>
  );
}

/** A logo, or the first letter if there is none; the whole plate links to the partner's own site. */
function Mark({ name, url, mark, first }: PartnersData['partners'][number] & { first: boolean }) {
  const { links } = usePageContext();
  const w = useWords(partnerWords);
  return (
    <article className="mark">
      {mark ? (
        <span className={`plate-white ${shapeOf(mark)}`}>
          <Photo file={mark} sizes="mark" first={first} />
        </span>
      ) : (
        <span className="plate-white plate-white--none" aria-hidden="true">
          {[...name.trim()][0]}
        </span>
      )}
      <Title as="h2">{name}</Title>
      {url !== '' && (
        <a className="more hit" href={links.inLanguage(url)} rel="noopener" aria-label={w.visitOne(name)}>
          {w.visit} <Icon name={FORWARD} />
        </a>
      )}
    </article>
  );
}
