import { richTextWords } from '#ui/words.ts';
import { aboutWords } from '../about/words.ts';
import { administrationWords } from '../administration/words.ts';
import { adWords } from '../advertisements/words.ts';
import { announcementWords } from '../announcements/words.ts';
import { campaignWords } from '../campaigns/words.ts';
import { contactWords } from '../contact/words.ts';
import { siteWords } from '../context/words.ts';
import { departmentWords } from '../department/words.ts';
import { dioceseWords } from '../diocese/words.ts';
import { directoryWords } from '../directory/words.ts';
import { documentWords } from '../documents/words.ts';
import { documentPageWords } from '../documentText/words.ts';
import { errorWords } from '../errors/words.ts';
import { eventWords } from '../events/words.ts';
import { homeWords } from '../home/words.ts';
import { landingWords } from '../landing/words.ts';
import { magazineWords } from '../magazine/words.ts';
import { mailedReviewWords } from '../mailedReview/words.ts';
import { menuWords } from '../menu/menuWords.ts';
import { newsWords } from '../news/words.ts';
import { paginationWords } from '../pagination/words.ts';
import { partnerWords } from '../partners/words.ts';
import { offlineWords } from '../parts/offlineWords.ts';
import {
  aroundWords,
  documentTextWords,
  factWords,
  fileWords,
  filterWords,
  formWords,
  leafWords,
  listWords,
  mapWords,
  myDioceseWords,
  railWords,
  roleWords,
  shareWords,
  subscribeWords,
} from '../parts/words.ts';
import { privacyWords } from '../privacy/words.ts';
import { publicationWords } from '../publications/words.ts';
import { reportWords } from '../report/words.ts';
import { searchWords } from '../shell/searchWords.ts';
import { fromMailWords } from '../subscribe/words.ts';
import { videoWords } from '../videos/words.ts';
import { dailyPrayerWords } from '../worship/dailyPrayerWords.ts';
import { worshipWords } from '../worship/words.ts';

/** The texts of the site, by their names in the files of the other languages. */
export const SITE_TEXTS = {
  about: aboutWords,
  administration: administrationWords,
  ad: adWords,
  announcement: announcementWords,
  campaign: campaignWords,
  contact: contactWords,
  department: departmentWords,
  diocese: dioceseWords,
  directory: directoryWords,
  document: documentWords,
  error: errorWords,
  event: eventWords,
  home: homeWords,
  landing: landingWords,
  magazine: magazineWords,
  mailedReview: mailedReviewWords,
  menu: menuWords,
  myDiocese: myDioceseWords,
  news: newsWords,
  offline: offlineWords,
  pagination: paginationWords,
  paperPage: documentPageWords,
  partner: partnerWords,
  around: aroundWords,
  rail: railWords,
  leaf: leafWords,
  fact: factWords,
  filter: filterWords,
  form: formWords,
  map: mapWords,
  list: listWords,
  paper: documentTextWords,
  share: shareWords,
  file: fileWords,
  role: roleWords,
  privacy: privacyWords,
  publication: publicationWords,
  report: reportWords,
  search: searchWords,
  site: siteWords,
  subscribe: subscribeWords,
  fromMail: fromMailWords,
  video: videoWords,
  dailyPrayer: dailyPrayerWords,
  worship: worshipWords,
  richText: richTextWords,
} as const;
