import type { ReactNode } from 'react';
import { DIOCESE_ANCHORS } from '../diocese/anchors.ts';
import { useVisit } from '../visit.ts';
import { Document, type PageFacts } from './Document.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { SubHead } from './SubHead.tsx';

/**
 * A page in the frame of its site: a diocese's own header on its sub-site, the synod's everywhere else. `children` bring
 * `<main id="main">`.
 */
export function Page({
  facts,
  current,
  front = false,
  islands,
  head,
  children,
}: {
  facts: PageFacts;
  /** The word of the bar under which the page stands. */
  current?: string;
  front?: boolean;
  islands?: readonly string[];
  /** Another header than the site's usual one. */
  head?: ReactNode;
  children: ReactNode;
}) {
  const { site } = useVisit();
  const usual =
    site.kind === 'diocese' ? (
      <SubHead anchors={DIOCESE_ANCHORS.everywhere} home="/" />
    ) : (
      <Header front={front} current={current} />
    );
  return (
    <Document facts={facts} islands={islands}>
      {head ?? usual}
      {children}
      <Footer />
    </Document>
  );
}
