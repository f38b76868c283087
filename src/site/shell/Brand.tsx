import { sealOf } from '../seals.ts';
import { useVisit } from '../visit.ts';
import { dioceseTitle } from '../words.ts';

/** Seal and name, leading home: the synod's to the main site's /home, a diocese's to its own first page (002 §2.4). */
export function Brand({ synod = false, motto = false }: { synod?: boolean; motto?: boolean }) {
  const { site, organisation, links } = useVisit();
  const own = site.kind === 'diocese' && !synod;
  return (
    <a className="brand" href={own ? links.unit('diocese', site.unit) : links.main('/home')}>
      <img src={sealOf(own ? site : { kind: 'main' })} alt="" width="120" height="120" />
      <span className="brand-name">{own ? dioceseTitle(site.unit.name) : organisation.name}</span>
      {motto && <span className="brand-motto">{organisation.motto.text}</span>}
    </a>
  );
}
