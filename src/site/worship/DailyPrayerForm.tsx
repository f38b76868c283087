import { LANGUAGES, type Language, languageName } from '#lib/language.ts';
import { DAILY_PRAYER_PATH } from '#lib/mailPaths.ts';
import { hourInWords, PRAYER_HOURS, USUAL_PRAYER_HOUR } from '#lib/prayerHours.ts';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { Choice, Form, Input } from '../parts/Form.tsx';
import type { RefusedForm } from '../routing/route.ts';
import { dailyPrayerWords } from './dailyPrayerWords.ts';

const AT = '#daily-prayer';
/** Where the form redirects to on success. */
export const PRAYER_ASKED = `${DAILY_PRAYER_PATH}?sent=1${AT}`;

/** Asks for the day's prayer by mail; the address confirms it. */
export function DailyPrayerForm({
  refused,
  done = false,
}: {
  refused?: RefusedForm | undefined;
  done?: boolean;
}) {
  const w = useWords(dailyPrayerWords);
  return (
    <Form
      to={DAILY_PRAYER_PATH}
      at={AT}
      submit={w.submit}
      refused={refused}
      done={done && w.done}
      failed={w.failed}
      notice="prayer"
    >
      <Input name="email" type="email" label={w.email} autoComplete="email" wide />
      <HourAndLanguage />
    </Form>
  );
}

/** When and in which language it comes: by default at six, in the page's language. */
export function HourAndLanguage({
  hour = USUAL_PRAYER_HOUR,
  language,
}: {
  hour?: number;
  language?: Language | undefined;
}) {
  const shown = useLanguage();
  const w = useWords(dailyPrayerWords);
  return (
    <>
      <Choice
        name="hour"
        label={w.hour}
        options={PRAYER_HOURS.map((one) => [String(one), hourInWords(one, shown)] as const)}
        usual={String(hour)}
      />
      <Choice
        name="language"
        label={w.language}
        options={LANGUAGES.map((one) => [one, languageName(one)] as const)}
        usual={language ?? shown}
      />
    </>
  );
}
