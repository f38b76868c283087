import type { SampleNews } from '../types.ts';
import { andhraAndTelenganaNews } from './andhra-and-telengana.ts';
import { beyondNews } from './beyond.ts';
import { careNews } from './care.ts';
import { departmentNews } from './departments.ts';
import { ecologyNews } from './ecology.ts';
import { fellowshipNews } from './fellowship.ts';
import { kanyakumariNews } from './kanyakumari.ts';
import { karnatakaNews } from './karnataka.ts';
import { keralaNews } from './kerala.ts';
import { learningNews } from './learning.ts';
import { otherLandsNews } from './other-lands.ts';
import { reliefNews } from './relief.ts';
import { tamilLandsNews } from './tamil-lands.ts';
import { tamilNaduNews } from './tamil-nadu.ts';
import { waitingNews } from './waiting.ts';
import { witnessNews } from './witness.ts';
import { worshipNews } from './worship.ts';
import { youthNews } from './youth.ts';

/** All news of the sample church, the newest first. */
export const sampleNews: readonly SampleNews[] = [
  ...youthNews,
  ...reliefNews,
  ...ecologyNews,
  ...learningNews,
  ...worshipNews,
  ...careNews,
  ...fellowshipNews,
  ...witnessNews,
  ...kanyakumariNews,
  ...tamilNaduNews,
  ...keralaNews,
  ...karnatakaNews,
  ...andhraAndTelenganaNews,
  ...beyondNews,
  ...departmentNews,
  ...tamilLandsNews,
  ...otherLandsNews,
  ...waitingNews,
].sort((one, other) => one.daysAgo - other.daysAgo);
