import type { ReactElement, ReactNode } from 'react';
import { staffCategories } from '#lib/staffCategory.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useWords } from '#ui/useWords.ts';
import type { PersonShown, ProseText } from '../context/data.ts';
import { usePageContext } from '../context/pageContext.ts';
import { membersJsonLd } from '../jsonLd/personJsonLd.ts';
import { menuWords } from '../menu/menuWords.ts';
import { OfficeBeside } from '../parts/OfficeBeside.tsx';
import { Keeper } from '../parts/People.tsx';
import { Prose } from '../parts/Prose.tsx';
import { More } from '../parts/Section.tsx';
import { Tabs } from '../parts/Tabs.tsx';
import { Beside, TextPage } from '../parts/TextPage.tsx';
import { Page } from '../shell/Page.tsx';
import { ADMINISTRATION, associationPath, staffPath } from './paths.ts';
import { administrationWords } from './words.ts';

/** The tabs of the administration pages: their labels and links. */
function usePlaces() {
  const { organisation, church, links } = usePageContext();
  const { places } = useWords(menuWords);
  const { association } = useWords(administrationWords);
  return {
    officers: { label: places.officers(), href: links.page(ADMINISTRATION.officers) },
    workingCommittee: {
      label: places.workingCommittee(),
      href: links.page(ADMINISTRATION.workingCommittee),
    },
    executiveCommittee: {
      label: places.executiveCommittee(),
      href: links.page(ADMINISTRATION.executiveCommittee),
    },
    association: { label: association(organisation), href: links.page(associationPath(church)) },
    staff: {
      label: places.staff(),
      href: links.page(staffPath(staffCategories(church)[0] ?? '')),
    },
  };
}

/**
 * A page of the administration, below the tabs of all of them (002 §2.16). `path`: its own path. `title`: its heading, if it differs from the tab's
 * label.
 */
export function AdministrationPage({
  here,
  path,
  title,
  deck,
  around,
  people = [],
  islands = ['frame'],
  children,
}: {
  here: keyof ReturnType<typeof usePlaces>;
  path: string;
  title?: string;
  deck?: string;
  around?: (heading: ReactElement) => ReactNode;
  /** The people it shows. */
  people?: readonly PersonShown[];
  islands?: readonly string[];
  children: ReactNode;
}) {
  const { links, organisation } = usePageContext();
  const { sections } = useWords(menuWords);
  const w = useWords(administrationWords);
  const places = usePlaces();
  const heading = title ?? places[here].label;
  return (
    <Page
      heading={heading}
      {...(deck && { deck })}
      {...(around && { around })}
      {...(people.length > 0 && { jsonLd: membersJsonLd(people, organisation, links) })}
      islands={islands}
      trail={[]}
      description={w.description(deck ?? heading, organisation.name)}
      canonical={links.mainWhole(path)}
    >
      <Tabs
        name={sections.administration}
        tabs={Object.entries(places).map(([place, tab]) => ({ ...tab, here: place === here }))}
      />
      <div className="mt-7">{children}</div>
    </Page>
  );
}

/** A body's text; next to it the church's leader, if `leader` is known, and how to contact its office. */
export function BodyText({ text, leader }: { text: ProseText; leader?: PersonShown | undefined }) {
  const { links } = usePageContext();
  const { places } = useWords(menuWords);
  const w = useWords(administrationWords);
  return (
    <TextPage
      name={w.belonging}
      aside={
        <>
          {leader && (
            <Beside title={places.officers()}>
              <Keeper person={leader} />
              <More href={links.page(ADMINISTRATION.officers)}>{w.allOfficers}</More>
            </Beside>
          )}
          <OfficeBeside />
        </>
      }
    >
      {text.html === '' ? <EmptyState sentence={w.noText} /> : <Prose text={text} />}
    </TextPage>
  );
}
