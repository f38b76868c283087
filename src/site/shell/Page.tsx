import type { ReactNode } from 'react';
import { DIOCESE_ANCHORS } from '../diocese/anchors.ts';
import { usePageContext } from '../pageContext.ts';
import { Document, type PageMeta } from './Document.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { SubHead } from './SubHead.tsx';

/**
 * A page in the frame of its site: a diocese's own header on its sub-site, the synod's everywhere else. `children` bring
 * `<main id="main">`.
 */
export function Page({
  meta,
  current,
  front = false,
  islands,
  head,
  children,
}: {
  meta: PageMeta;
  /** The word of the bar under which the page stands. */
  current?: string;
  front?: boolean;
  islands?: readonly string[];
  /** Another header than the site's usual one. */
  head?: ReactNode;
  children: ReactNode;
}) {
  const { site } = usePageContext();
  const usual =
    site.kind === 'diocese' ? (
      <SubHead anchors={DIOCESE_ANCHORS.everywhere} home="/" />
    ) : (
      <Header front={front} current={current} />
    );
  return (
    <Document meta={meta} islands={islands}>
      {head ?? usual}
      {children}
      <Footer />
    </Document>
  );
}
