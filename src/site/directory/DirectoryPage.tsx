import type { ReactNode } from 'react';
import type { UnitKind } from '#kinds/define.ts';
import { useWords } from '#ui/useWords.ts';
import type { UnitLink } from '../context/data.ts';
import { usePageContext } from '../context/pageContext.ts';
import { siteWords } from '../context/words.ts';
import { Crumbs } from '../parts/Crumbs.tsx';
import { Title } from '../parts/Title.tsx';
import { UnitChooser } from '../parts/UnitChooser.tsx';
import { Page } from '../shell/Page.tsx';
import { Directory, Regions } from './Directory.tsx';
import type { DirectoryEntry } from './directory.load.ts';
import { directoryWords } from './words.ts';

/** The first unit, rendered as on its own page, and the scripts that it needs. */
export interface Shown {
  readonly unit: UnitLink;
  readonly body: ReactNode;
  readonly islands: readonly string[];
}

/** The page behind the menu item: all dioceses or departments, then the first one, with a select to go to another (AMB-029). */
export function DirectoryPage({
  kind,
  path,
  entries,
  shown,
}: {
  kind: UnitKind;
  path: string;
  entries: readonly DirectoryEntry[];
  shown: Shown | undefined;
}) {
  const { links, organisation } = usePageContext();
  const [w, site] = [useWords(directoryWords), useWords(siteWords)];
  const heading = kind === 'diocese' ? site.dioceses : site.departments;
  return (
    <Page
      title={heading}
      description={w.description(heading, organisation.name)}
      canonical={links.mainWhole(path)}
      {...(shown && { islands: shown.islands })}
    >
      <div className="wrap">
        <Crumbs trail={[]} here={heading} />
        <div className="page-head">
          <h1>{heading}</h1>
          <p className="deck">{w.deck[kind]}</p>
          {kind === 'diocese' && <Regions entries={entries} />}
        </div>
        <Directory kind={kind} entries={entries} />
      </div>
      {shown && (
        <section id="one" aria-labelledby="one-title">
          <div className="section wrap">
            <div className="sec-head">
              <Title as="h2" id="one-title">
                {kind === 'diocese' ? site.dioceseTitle(shown.unit.name) : shown.unit.name}
              </Title>
            </div>
            <UnitChooser kind={kind} path={path} chosen={shown.unit.id} />
          </div>
          <div className="mt-6">{shown.body}</div>
        </section>
      )}
    </Page>
  );
}
