import { Fact, phones } from '../diocese/ContactFacts.tsx';
import { usePageContext } from '../pageContext.ts';
import { Crumbs } from '../parts/Crumbs.tsx';
import { Section } from '../parts/Section.tsx';
import { Page } from '../shell/Page.tsx';
import { words } from '../words.ts';
import { contactWords as w } from './words.ts';

/** Where the synod's office is and how to write to it (002 §2.19). */
export function ContactPage() {
  const { organisation, links } = usePageContext();
  const { name, address, email, phones: numbers } = organisation;
  const mail = <a href={`mailto:${email}`}>{email}</a>;
  return (
    <Page meta={{ title: w.title, description: `${name}: ${[...address, email].join(', ')}.` }}>
      <main id="main" className="wrap">
        <Crumbs trail={[{ label: words.home, href: links.main('/home') }]} here={w.title} />
        <div className="page-head">
          <h1>{w.title}</h1>
        </div>
        <Section id="office" title={w.touch} plain>
          <dl className="facts">
            <Fact name={w.facts.address} value={address.join(', ')} show={(text) => text} />
            <Fact name={w.facts.phone} value={numbers.join(', ')} show={phones} />
            <Fact name={w.facts.email} value={email} show={() => mail} />
          </dl>
        </Section>
        <Section id="queries" title={w.queries} plain>
          <p className="aside-text read">{w.write}</p>
          <p className="mt-5">
            <a className="btn" href={`mailto:${email}`}>
              {email}
            </a>
          </p>
        </Section>
      </main>
    </Page>
  );
}
