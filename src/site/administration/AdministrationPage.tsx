import type { ReactElement, ReactNode } from 'react';
import { staffCategories } from '#lib/staffCategory.ts';
import { useWords } from '#ui/useWords.ts';
import type { PersonShown } from '../data.ts';
import { membersJsonLd } from '../jsonLd/personJsonLd.ts';
import { menuWords } from '../menuWords.ts';
import { usePageContext } from '../pageContext.ts';
import { Tabs } from '../parts/Tabs.tsx';
import { Page } from '../shell/Page.tsx';
import { siteWords } from '../words.ts';
import { ADMINISTRATION, associationPath, staffPath } from './paths.ts';
import { administrationWords } from './words.ts';

/** The places of the administration, as its bar names them and where they are. */
function usePlaces() {
  const { organisation } = usePageContext();
  const { places } = useWords(menuWords);
  const { association } = useWords(administrationWords);
  return {
    officers: { label: places.officers(), href: ADMINISTRATION.officers },
    workingCommittee: {
      label: places.workingCommittee(),
      href: ADMINISTRATION.workingCommittee,
    },
    executiveCommittee: {
      label: places.executiveCommittee(),
      href: ADMINISTRATION.executiveCommittee,
    },
    association: { label: association(organisation), href: associationPath(organisation) },
    staff: {
      label: places.staff(),
      href: staffPath(staffCategories(organisation)[0] ?? ''),
    },
  };
}

/**
 * A page of the administration under the bar of all of them (002 §2.16). `path`: its own address. `title`: its heading, where that is not the
 * bar's word. `page`: which one of several.
 */
export function AdministrationPage({
  here,
  path,
  title,
  deck,
  around,
  page = 1,
  people = [],
  islands = ['frame'],
  children,
}: {
  here: keyof ReturnType<typeof usePlaces>;
  path: string;
  title?: string;
  deck?: string;
  around?: (heading: ReactElement) => ReactNode;
  page?: number;
  /** Whom it shows. */
  people?: readonly PersonShown[];
  islands?: readonly string[];
  children: ReactNode;
}) {
  const { links, organisation } = usePageContext();
  const { sections } = useWords(menuWords);
  const [w, site] = [useWords(administrationWords), useWords(siteWords)];
  const places = usePlaces();
  const heading = title ?? places[here].label;
  const behind = page > 1;
  return (
    <Page
      heading={heading}
      {...(behind && { title: `${heading}, ${site.pageNumber(page)}` })}
      {...(deck && { deck })}
      {...(around && { around })}
      {...(people.length > 0 && { jsonLd: membersJsonLd(people, organisation, links) })}
      islands={islands}
      trail={[{ label: sections.administration, href: ADMINISTRATION.officers }]}
      description={w.description(deck ?? heading, organisation.name)}
      canonical={links.mainWhole(behind ? `${path}?page=${page}` : path)}
    >
      <Tabs
        name={sections.administration}
        tabs={Object.entries(places).map(([place, tab]) => ({ ...tab, here: place === here }))}
      />
      <div className="mt-7">{children}</div>
    </Page>
  );
}
