import { newsDay } from '#lib/dayNames.ts';
import { languagePath } from '#lib/languagePath.ts';
import { dailyPrayerPath } from '#lib/mailPaths.ts';
import { prayerDayWords } from '#lib/prayerDayWords.ts';
import { hourInWords } from '#lib/prayerHours.ts';
import { type PrayerOfDay, prayerDayPath, readingLine } from '#lib/prayerOfDay.ts';
import { sentencesOf } from '#lib/sentences.ts';
import { wordsIn } from '#lib/translations.ts';
import { Cell } from './Block.tsx';
import type { RenderedMail } from './compose.ts';
import { ADDRESS_PLACEHOLDER, forMany, KEY_PLACEHOLDER, type MailForMany } from './forMany.ts';
import { plainMail } from './personalMails.tsx';
import { prayerMailWords } from './prayerWords.ts';
import {
  type Church,
  foreignTo,
  Heading,
  htmlOf,
  Label,
  Lines,
  Paragraph,
  Sheet,
  signature,
  spoken,
} from './Sheet.tsx';
import { as } from './styles.ts';
import { mailWords } from './words.ts';

/** Renders the prayer of a day (decision 0051): its prayers and readings, the day's page, and the reader's own links. */
export function dailyPrayerMail(church: Church, of: PrayerOfDay): MailForMany {
  const { publicUrl, organisation } = church;
  const language = spoken(church);
  const w = wordsIn(prayerMailWords, language);
  const { unsubscribe } = wordsIn(mailWords, language);
  const { heading } = wordsIn(prayerDayWords, language);
  const day = newsDay(of.day, language);
  const subject = `${heading}: ${of.name || day}`;
  const page = publicUrl + prayerDayPath(of, organisation, language);
  const own = publicUrl + languagePath(language, dailyPrayerPath(KEY_PLACEHOLDER));
  const readings = of.readings.map(readingLine);
  const foot = (
    <p {...as('foottext')}>
      {w.because(ADDRESS_PLACEHOLDER)}{' '}
      <a {...as('footlink')} href={own}>
        {unsubscribe}
      </a>
      {' | '}
      <a {...as('footlink')} href={own}>
        {w.otherHour}
      </a>
    </p>
  );
  const html = htmlOf(
    <Sheet
      {...{ church, subject, foot }}
      preview={sentencesOf(of.prayers.length > 0 ? of.prayers : readings)}
      date={day}
    >
      <Cell>
        <Label of={heading} day={of.theme} />
        {of.name && <Heading level="h1">{of.name}</Heading>}
        {of.prayers.map((prayer) => (
          <Paragraph key={prayer} of={prayer} />
        ))}
        {readings.length > 0 && (
          <p {...as('small')} {...foreignTo(language, readings.join(' '))}>
            <Lines of={readings.join('\n')} />
          </p>
        )}
        <a {...as('link')} href={page}>
          {w.open}
        </a>
      </Cell>
    </Sheet>,
  );
  const parts = [heading, day, of.name, of.theme, ...of.prayers, readings.join('\n'), `${w.open}: ${page}`];
  const ends = [w.because(ADDRESS_PLACEHOLDER), `${unsubscribe}: ${own}`, `${w.otherHour}: ${own}`];
  const text = `${parts.filter(Boolean).join('\n\n')}\n${signature(church, ...ends)}`;
  return forMany({ subject, language, html, text, unsubscribe: own, automatic: true });
}

/** Asks the owner of the address whether the day's prayer is to come. It contains nothing else that was typed. */
export function prayerConfirmMail(church: Church, hour: number, mailKey: string): RenderedMail {
  const language = spoken(church);
  const w = wordsIn(prayerMailWords, language).confirm;
  const { unasked } = wordsIn(mailWords, language).confirm;
  return plainMail(church, {
    subject: w.subject,
    heading: w.heading,
    texts: [w.text(hourInWords(hour, language))],
    press: {
      href: `${church.publicUrl}${languagePath(language, dailyPrayerPath(mailKey))}?hour=${hour}`,
      label: w.button,
    },
    small: unasked,
  });
}
