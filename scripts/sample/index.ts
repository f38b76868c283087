import { accounts } from './accounts.ts';
import { dioceses } from './church.ts';
import { departments } from './departments.ts';
import { andhraAndTelenganaNews } from './news/andhra-and-telengana.ts';
import { beyondNews } from './news/beyond.ts';
import { careNews } from './news/care.ts';
import { ecologyNews } from './news/ecology.ts';
import { fellowshipNews } from './news/fellowship.ts';
import { kanyakumariNews } from './news/kanyakumari.ts';
import { karnatakaNews } from './news/karnataka.ts';
import { keralaNews } from './news/kerala.ts';
import { learningNews } from './news/learning.ts';
import { reliefNews } from './news/relief.ts';
import { tamilNaduNews } from './news/tamil-nadu.ts';
import { witnessNews } from './news/witness.ts';
import { worshipNews } from './news/worship.ts';
import { youthNews } from './news/youth.ts';
import type { SampleChurch } from './types.ts';

/** The sample church that an empty database is filled with (design §8, SAMPLE_CONTENT=full). The news are newest first. */
export const sampleChurch: SampleChurch = {
  dioceses,
  departments,
  accounts,
  news: [
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
  ].sort((one, other) => one.daysAgo - other.daysAgo),
};
