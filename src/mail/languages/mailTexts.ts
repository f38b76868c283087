import { accountWords } from '../accountWords.ts';
import { prayerMailWords } from '../prayerWords.ts';
import { reviewMailWords } from '../reviewWords.ts';
import { twoFactorWords } from '../twoFactorWords.ts';
import { mailWords } from '../words.ts';

/** The texts of the mails, by the name under which the other languages' files have them. */
export const MAIL_TEXTS = {
  accounts: accountWords,
  mails: mailWords,
  prayers: prayerMailWords,
  reviews: reviewMailWords,
  secondKeys: twoFactorWords,
} as const;
