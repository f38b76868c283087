import type { ReactElement, ReactNode } from 'react';
import { type Crumb, Crumbs } from '../parts/Crumbs.tsx';
import { Deck, Title } from '../parts/Title.tsx';
import { Document, type PageMeta } from './Document.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { usePageContext } from './pageContext.ts';
import { SubHead } from './SubHead.tsx';

interface Props extends PageMeta {
  /** The page's h1, which is its title for browsers too. Without it the page draws its own, and keeps its own margins. */
  heading?: string;
  /** The places between the first page and this one; without it no line of places is drawn. */
  trail?: readonly Crumb[];
  /** Above the heading, and below it. */
  label?: ReactNode;
  deck?: string;
  /** Draws what the heading stands in, where that is more than the heading. */
  around?: (heading: ReactElement) => ReactNode;
  /** What the line of places calls this one, where that is not the heading. */
  here?: string;
  /** Draws what the whole head stands in, where more than the head stands there. */
  opening?: (head: ReactElement) => ReactNode;
  /** With the large nameplate of the first page. */
  front?: boolean;
  /** Another header than the site's usual one. */
  header?: ReactNode;
  islands?: readonly string[];
  children: ReactNode;
}

/** A page in the frame of its site: a diocese's own header on its sub-site, the synod's everywhere else. */
export function Page({
  heading,
  trail,
  label,
  deck,
  around = (h1) => h1,
  here = heading ?? '',
  opening = (head) => head,
  front = false,
  header,
  islands,
  children,
  ...meta
}: Props) {
  const { site } = usePageContext();
  const usual = site.kind === 'diocese' ? <SubHead /> : <Header front={front} />;
  return (
    <Document title={heading} {...meta} islands={islands}>
      {header ?? usual}
      {heading === undefined ? (
        <main id="main">{children}</main>
      ) : (
        <main id="main" className="wrap">
          {trail && <Crumbs trail={trail} here={here} />}
          {opening(
            <div className={trail ? 'page-head' : 'page-head page-head--first'}>
              {label}
              {around(<Title as="h1">{heading}</Title>)}
              <Deck className="deck read">{deck}</Deck>
            </div>,
          )}
          {children}
        </main>
      )}
      <Footer />
    </Document>
  );
}
