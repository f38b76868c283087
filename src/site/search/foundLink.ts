import { eventDay, longDay, newsDay } from '#lib/dayNames.ts';
import { eventPath } from '#lib/eventPath.ts';
import { newsPath } from '#lib/newsPath.ts';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { ADMINISTRATION, associationPath, staffPath } from '../administration/paths.ts';
import { aimPath, bookPath, campaignPath, mediaPath, unitPath, videoPath } from '../host/paths.ts';
import { usePageContext } from '../pageContext.ts';
import { publicationPlaces } from '../publicationPlaces.ts';
import { STATEMENT_PATHS, statementPath } from '../statements/statementPaths.ts';
import type { Found } from './found.ts';
import { searchWords } from './words.ts';

/** Where something that was found leads, and what it is called. */
export interface FoundLink {
  readonly href: string;
  /** What it is, in a word or two. */
  readonly kind: string;
  /** Its day as its own pages write it; '' when it has none. */
  readonly day: string;
}

/** Makes the address and the words of what was found, as seen from the site that is shown. */
export function useFoundLink(): (found: Found) => FoundLink {
  const { links, organisation } = usePageContext();
  const language = useLanguage();
  const w = useWords(searchWords);
  const longed = (day: string): string => day && longDay(day, language);
  return ({ id, day, place }) => {
    switch (place.kind) {
      case 'news':
        return { href: newsPath(place.type, id), kind: w.tabs.news, day: newsDay(day, language) };
      case 'event':
        return { href: eventPath(id), kind: w.tabs.event, day: eventDay(day, language) };
      case 'campaign':
        return { href: links.main(campaignPath(id)), kind: w.tabs.campaign, day: longed(day) };
      case 'video':
        return { href: links.main(videoPath(organisation, id)), kind: w.tabs.video, day: '' };
      case 'publication': {
        const { type, file } = place;
        const list = publicationPlaces(organisation)[type];
        const page = links.main(type === 'books' ? bookPath(id) : list);
        const href = type !== 'books' && file ? mediaPath(file.name) : page;
        return { href, kind: w.publication[type](organisation), day: type === 'books' ? '' : longed(day) };
      }
      case 'statement': {
        const path = place.type === 'statement' ? statementPath(id) : STATEMENT_PATHS[place.type];
        return { href: links.main(path), kind: w.statement[place.type], day: longed(day) };
      }
      case 'unit':
        return { href: links.unit(place.of, place.unit), kind: w.unit[place.of], day: '' };
      case 'person': {
        const { type, role, department, diocese } = place;
        const path = {
          officers: ADMINISTRATION.officers,
          association_officers: associationPath(organisation),
          working_committee: ADMINISTRATION.workingCommittee,
          secretarial_staff: staffPath(role),
          department_personnels: department ? aimPath(department) : '/dep',
          diocese_personnels: diocese ? unitPath('diocese', diocese) : '/dio',
        }[type];
        return { href: links.main(path), kind: w.person[type](organisation), day: '' };
      }
    }
  };
}
