import { EmptyState } from '#ui/EmptyState.tsx';
import { useWords } from '#ui/useWords.ts';
import type { UnitLink } from '../data.ts';
import { newsListPath } from '../host/paths.ts';
import { newsCard } from '../news/newsCard.tsx';
import { usePageContext } from '../pageContext.ts';
import { Facts, Mail, Phones } from '../parts/Facts.tsx';
import { More, Section } from '../parts/Section.tsx';
import { Split } from '../parts/Split.tsx';
import { UnitChooser } from '../parts/UnitChooser.tsx';
import { Page } from '../shell/Page.tsx';
import { SubHead } from '../shell/SubHead.tsx';
import { siteWords } from '../words.ts';
import type { DioceseData } from './diocese.load.ts';
import { dioceseWords } from './words.ts';

interface Props {
  data: DioceseData;
  /** The dioceses to choose from, where the address names none (AMB-029). */
  choose?: readonly UnitLink[] | undefined;
}

/** A diocese's first page (002 §2.21). */
export function DiocesePage({ data: { unit, news, moreNews, contact }, choose }: Props) {
  const { links, organisation } = usePageContext();
  const [w, site] = [useWords(dioceseWords), useWords(siteWords)];
  const title = site.dioceseTitle(unit.name);
  const hasContact = Object.values(contact).some((fact) => fact !== '');
  const sections = (['top', 'news', ...(hasContact ? ['contact'] : [])] as const).map((id) => ({
    id,
    label: w.anchors[id as keyof typeof w.anchors],
  }));
  const more = moreNews && <More href={newsListPath('dioceses', unit.id)}>{w.loadMore}</More>;
  return (
    <Page
      header={<SubHead sections={sections} />}
      description={w.description(title, organisation.name)}
      canonical={links.unitWhole('diocese', unit)}
      image={news.find((item) => item.picture)?.picture}
    >
      <h1 className="vh" id="top">
        {title}
      </h1>
      {choose && (
        <div className="wrap mt-5">
          <UnitChooser label={site.diocese} path="/home/diocese" units={choose} chosen={unit.id} />
        </div>
      )}
      <Section id="news" title={w.news} aside={more}>
        {news.length > 0 ? (
          <Split items={news.map(newsCard)} beside="cards" first />
        ) : (
          <EmptyState sentence={w.noNews} />
        )}
      </Section>
      {hasContact && (
        <Section id="contact" title={w.contact}>
          <Facts
            facts={{
              address: contact.address,
              phone: contact.phone && <Phones numbers={contact.phone} />,
              mobile: contact.mobile && <Phones numbers={contact.mobile} />,
              fax: contact.fax,
              email: contact.email && <Mail to={contact.email} />,
            }}
          />
        </Section>
      )}
    </Page>
  );
}
