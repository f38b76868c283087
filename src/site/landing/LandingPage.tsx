import { SEAL_OF_SYNOD } from '#kinds/diocese.ts';
import { churchDayName } from '#lib/churchDayName.ts';
import { churchDayPath } from '#lib/worshipPlaces.ts';
import { useWords } from '#ui/useWords.ts';
import { usePageContext } from '../context/pageContext.ts';
import { siteWords } from '../context/words.ts';
import { churchJsonLd } from '../jsonLd/organizationJsonLd.ts';
import { websiteJsonLd } from '../jsonLd/websiteJsonLd.ts';
import { foreign } from '../parts/foreign.ts';
import { Document } from '../shell/Document.tsx';
import { SocialLinks } from '../shell/SocialLinks.tsx';
import { Tools } from '../shell/Tools.tsx';
import type { ChurchDayShown } from '../worship/churchDays.load.ts';
import { RoseWindow } from './RoseWindow.tsx';
import { landingWords } from './words.ts';

/** The landing page: a welcome, the coming Sunday, and two panels of which at most one is open (002 §2.3). */
export function LandingPage({ sunday }: { sunday: ChurchDayShown }) {
  const { organisation, links, menu, frame, language } = usePageContext();
  const { name, motto } = organisation;
  const sundayName = churchDayName(sunday.day, sunday.name, language);
  const [w, site] = [useWords(landingWords), useWords(siteWords)];
  return (
    <Document
      bodyClass="landing"
      description={`${w.welcome} ${name}. ${motto.text}.`}
      jsonLd={[
        websiteJsonLd(organisation, links, language),
        churchJsonLd(organisation, frame, site.dioceseTitle, links),
      ]}
    >
      <header className="head">
        <div className="wrap head-row">
          <SocialLinks />
          <Tools landing />
        </div>
      </header>
      <div className="landing-bg">
        <RoseWindow />
      </div>
      <main id="main" className="landing-main">
        <div className="wrap hero">
          <img className="seal" src={SEAL_OF_SYNOD} alt="" width="120" height="120" />
          <h1>
            <small>{w.welcome}</small> {name}
          </h1>
          <p className="motto">
            {motto.text} <cite>{motto.source}</cite>
          </p>
          <p className="acts">
            <a className="btn" href={links.page('/home')}>
              {w.explore}
            </a>{' '}
            {menu.about && (
              <a className="btn btn--line" href={links.page(menu.about.path)}>
                {menu.about.label}
              </a>
            )}
          </p>
          <p className="this-sunday">
            {w.thisSunday}:{' '}
            <a href={links.page(churchDayPath(organisation, sunday.day))} lang={foreign(sundayName)}>
              {sundayName}
            </a>
          </p>
        </div>
      </main>
      <footer>
        {organisation.names.length > 0 && (
          <p className="tongues">
            {organisation.names.flatMap(({ lang, text }) => [
              <span key={lang} lang={lang}>
                {text}
              </span>,
              ' ',
            ])}
          </p>
        )}
        <div className="temple" />
      </footer>
    </Document>
  );
}
