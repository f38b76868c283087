import type { ReactNode } from 'react';
import { useWords } from '#ui/useWords.ts';
import { newsListPath } from '../host/paths.ts';
import { newsCard } from '../news/newsCard.tsx';
import { usePageContext } from '../pageContext.ts';
import { Facts, Mail, Phones } from '../parts/Facts.tsx';
import { firstPicture } from '../parts/Picture.tsx';
import { More, Section } from '../parts/Section.tsx';
import { Split } from '../parts/Split.tsx';
import { Page } from '../shell/Page.tsx';
import { SubHead } from '../shell/SubHead.tsx';
import { siteWords } from '../words.ts';
import type { DioceseData } from './diocese.load.ts';
import { dioceseWords } from './words.ts';

/** A diocese's first page (002 §2.21). */
export function DiocesePage({ data, chooser }: { data: DioceseData; chooser: ReactNode }) {
  const { links, organisation } = usePageContext();
  const [w, site] = [useWords(dioceseWords), useWords(siteWords)];
  const { unit, news, moreNews, contact } = data;
  const title = site.dioceseTitle(unit.name);
  const hasContact = Object.values(contact).some((fact) => fact !== '');
  const sections = (['top', 'news', 'contact'] as const).filter((id) => id !== 'contact' || hasContact);
  return (
    <Page
      header={<SubHead sections={sections.map((id) => ({ id, label: w.anchors[id] }))} />}
      description={w.description(title, organisation.name)}
      canonical={links.unitWhole('diocese', unit)}
      image={firstPicture(news)}
    >
      <h1 className="vh" id="top">
        {title}
      </h1>
      {chooser && <div className="wrap mt-5">{chooser}</div>}
      <Section
        id="news"
        title={site.news}
        aside={moreNews && <More href={newsListPath('dioceses', unit.id)}>{site.loadMore}</More>}
      >
        <Split items={news.map(newsCard)} empty={site.noNews} beside="cards" first />
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
