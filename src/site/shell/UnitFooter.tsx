import type { ReactNode } from 'react';
import { typeOfUnit } from '#kinds/news.ts';
import { useWords } from '#ui/useWords.ts';
import type { UnitSite } from '../context/data.ts';
import { usePageContext } from '../context/pageContext.ts';
import { siteWords } from '../context/words.ts';
import { aimPath, eventListPath, newsListPath } from '../host/paths.ts';
import { menuWords } from '../menu/menuWords.ts';
import { Address } from '../parts/Address.tsx';
import { numbersIn } from '../parts/numbers.ts';
import { Title } from '../parts/Title.tsx';
import { sealOf } from '../seals/seals.ts';
import { NotReviewed } from './NotReviewed.tsx';
import { ShelfLink } from './ShelfLink.tsx';
import { SocialLinks } from './SocialLinks.tsx';

/**
 * The footer of a unit's pages: its own name, address and phone number first, its own links, and the organisation it belongs to. `folds`: the rest of
 * the site.
 */
export function UnitFooter({ site, folds }: { site: UnitSite; folds: ReactNode }) {
  const { organisation, links, office } = usePageContext();
  const w = useWords(siteWords);
  const { kind, unit } = site;
  const home = links.unit(kind, unit);
  const { address = '', phone = '', mobile = '', email = '' } = office ?? {};
  const numbers = numbersIn(`${phone},${mobile}`);
  // If a unit has none of them, the Synod's office is the contact.
  const known = address !== '' || numbers.length > 0 || email !== '';
  const lines = known ? address.split('\n').filter(Boolean) : [organisation.name, ...organisation.address];
  return (
    <>
      <div className="foot-cols">
        <div>
          <a className="brand" href={home}>
            {kind === 'diocese' && <img src={sealOf(site)} alt="" width="120" height="120" loading="lazy" />}
            <Title as="span" className="brand-name title">
              {kind === 'diocese' ? w.dioceseTitle(unit.name) : unit.name}
            </Title>
          </a>
          <Address
            lines={lines}
            phones={known ? numbers : organisation.phones}
            email={known ? email : organisation.email}
          />
        </div>
        <Places site={site} home={home} />
      </div>
      {folds}
      <div className="foot-base">
        <a className="foot-synod" href={links.main('/home')}>
          <img src={sealOf({ kind: 'main' })} alt="" width="120" height="120" loading="lazy" />
          <span>{w.partOf(organisation.name)}</span>
        </a>{' '}
        <ShelfLink /> <NotReviewed />
        <SocialLinks />
      </div>
    </>
  );
}

/** The unit's own links, and a link to units of the same kind. */
function Places({ site: { kind, unit }, home }: { site: UnitSite; home: string }) {
  const { links, menu } = usePageContext();
  const w = useWords(siteWords);
  const { places } = useWords(menuWords);
  const type = typeOfUnit(kind);
  const contact = menu.contact.entries[0]?.path ?? '/';
  const own =
    kind === 'diocese'
      ? { label: w.contact, href: `${home}#contact` }
      : { label: w.aim, href: links.page(aimPath(unit.id)) };
  const all = [
    own,
    { label: w.news, href: links.main(newsListPath(type, unit.id)) },
    { label: places.events(), href: links.main(eventListPath(type, unit.id)) },
    { label: w.otherUnits[kind], href: links.main(kind === 'diocese' ? '/dio' : '/dep') },
    { label: w.office, href: links.main(contact) },
  ];
  return (
    <nav aria-label={w.footer}>
      <ul className="foot-words">
        {all.map(({ label, href }) => (
          <li key={label}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
