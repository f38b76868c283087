import type { SitePlaceName } from '#lib/sitePlaces.ts';
import { translations } from '#lib/translations.ts';

/** What the pages of the website are called on which something stands that is written here. */
const PLACES: Record<SitePlaceName, string> = {
  departmentNews: 'Synod news',
  dioceseNews: 'Diocese news',
  events: 'Events',
  diocese: 'the page of this diocese',
  dioceses: 'the page of each diocese',
  department: 'the page of this department',
  departments: 'the page of each department',
  aims: 'Aims and objectives of this department',
  officers: 'Officers',
  workingCommittee: 'Working committee',
  executiveCommittee: 'Executive committee',
  association: 'the page of the association',
  staff: 'Secretarial staff',
  about: 'About us',
  videos: 'Videos',
  resources: 'Resources',
  magazine: 'the magazine',
  books: 'Publications',
  archives: 'Library archives',
  campaigns: 'Campaigns',
  prayerCalendar: 'Prayer calendar',
  sermons: 'Sermon outlines',
  lectionary: 'Lectionary',
  governmentSchemes: 'Government notifications and schemes',
  pressReleases: 'Press releases',
  statements: 'Statements',
  advertisements: 'Advertisements',
  partners: 'Partners and network',
};

/** The words around the help, and those that say where something will stand. */
export const HELP_WORDS = translations({
  en: {
    close: 'Close the help',
    whatIs: 'What this is',
    stands: 'What is written here stands on the website under ',
    see: 'See where it stands',
    places: PLACES,
  },
});
