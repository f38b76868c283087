import { churchDayWords } from '../churchDayWords.ts';
import { DATA_REGISTER } from '../dataPlaces.ts';
import { DEVICE } from '../deviceName.ts';
import { NEWSLETTER_SUBJECT } from '../newsletterSubject.ts';
import { NOTICES } from '../notices.ts';
import { OLD_BROWSER } from '../oldBrowser.ts';
import { prayerDayWords } from '../prayerDayWords.ts';
import { RECURRENCE } from '../recurrenceWords.ts';

/** The texts shared by site, mails and console, by their names in the language files. */
export const LIB_TEXTS = {
  churchDays: churchDayWords,
  dataRegister: DATA_REGISTER,
  device: DEVICE,
  newsletterSubject: NEWSLETTER_SUBJECT,
  notices: NOTICES,
  oldBrowser: OLD_BROWSER,
  prayerDay: prayerDayWords,
  recurrence: RECURRENCE,
} as const;
