import { useWords } from '#ui/useWords.ts';
import { usePageContext } from '../context/pageContext.ts';
import { siteWords } from '../context/words.ts';
import { Title } from '../parts/Title.tsx';
import { sealOf } from '../seals/seals.ts';

/**
 * Seal and name, linked home: the synod's to the main site's /home, a diocese's to its own first page (002 §2.4). `foot`: in the footer, which shows
 * the synod's on every site.
 */
export function Brand({ foot = false, motto = false }: { foot?: boolean; motto?: boolean }) {
  const { site, organisation, links } = usePageContext();
  const w = useWords(siteWords);
  const own = site.kind === 'diocese' && !foot;
  return (
    <a className="brand" href={own ? links.unit('diocese', site.unit) : links.main('/home')}>
      <img
        src={sealOf(own ? site : { kind: 'main' })}
        alt=""
        width="120"
        height="120"
        loading={foot ? 'lazy' : undefined}
      />
      <Title as="span" className="brand-name title">
        {own ? w.dioceseTitle(site.unit.name) : organisation.name}
      </Title>{' '}
      {motto && <span className="brand-motto">{organisation.motto.text}</span>}
    </a>
  );
}
