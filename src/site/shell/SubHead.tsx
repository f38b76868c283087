import type { ReactNode } from 'react';
import { usePageContext } from '../context/pageContext.ts';
import { Anchors } from '../parts/Anchors.tsx';
import { Brand } from './Brand.tsx';

/** With fewer sections, no anchor bar is needed. */
const WORTH_A_BAR = 4;

/** A diocese's own header: its colour, seal and name, a link to the synod; on its first page its contact details and anchors. */
export function SubHead({
  sections = [],
  reach,
}: {
  sections?: readonly { id: string; label: string }[];
  reach?: ReactNode;
}) {
  const { organisation, links } = usePageContext();
  return (
    <>
      <div className="accentbar" />
      <header className="sub-head">
        <div className="wrap sub-top">
          <Brand />{' '}
          <a className="parent" href={links.main('/home')}>
            {organisation.name}
          </a>
          {reach}
        </div>
      </header>
      {sections.length >= WORTH_A_BAR && <Anchors sections={sections} />}
    </>
  );
}
