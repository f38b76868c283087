import type { ReactElement, ReactNode } from 'react';
import { usePageContext } from '../context/pageContext.ts';
import { type Crumb, Crumbs } from '../parts/Crumbs.tsx';
import { Deck, Title } from '../parts/Title.tsx';
import { Document, type PageMeta } from './Document.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { SubHead } from './SubHead.tsx';

interface Props extends PageMeta {
  /** The page's h1 and document title. Without it the page renders its own heading, and sets its own margins. */
  heading?: string;
  /** The pages between the first page and this one; without it no breadcrumbs are shown. */
  trail?: readonly Crumb[];
  /** Above the heading, and below it. */
  label?: ReactNode;
  deck?: string;
  /** Renders the content around the heading, if there is any. */
  around?: (heading: ReactElement) => ReactNode;
  /** The page's name in the breadcrumbs, if not the heading. */
  here?: string;
  /** Renders the content around the whole page header, if there is any. */
  opening?: (head: ReactElement) => ReactNode;
  /** With the home page's large nameplate. */
  front?: boolean;
  /** Replaces the site's usual header. */
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
      <Footer front={front} />
    </Document>
  );
}
