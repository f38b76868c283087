import { languageCalled } from '#lib/language.ts';
import { hourInWords } from '#lib/prayerHours.ts';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { Form } from '../parts/Form.tsx';
import type { RefusedForm } from '../routing/route.ts';
import { Page } from '../shell/Page.tsx';
import { DailyPrayerForm, HourAndLanguage } from './DailyPrayerForm.tsx';
import { DevicePrayer } from './DevicePrayer.tsx';
import type { PrayerReader } from './dailyPrayer.load.ts';
import { dailyPrayerWords } from './dailyPrayerWords.ts';

/** The result page of the prayer calendar's form without script: the outcome, and the form again. */
export function DailyPrayerPage({ sent, refused }: { sent: boolean; refused: RefusedForm | undefined }) {
  const w = useWords(dailyPrayerWords);
  return (
    <Page heading={w.title} trail={[]} deck={w.says} islands={['frame', 'device']}>
      <div id="daily-prayer">
        <DailyPrayerForm refused={refused} done={sent} />
      </div>
      <DevicePrayer />
    </Page>
  );
}

/** The page that mails link to: it begins the day's prayer, changes its hour and language, or ends it. `asked`: the hour of the form. */
export function PrayerReaderPage({
  of: { email, wish },
  asked,
  refused,
}: {
  of: PrayerReader;
  asked: number | undefined;
  refused: RefusedForm | undefined;
}) {
  const w = useWords(dailyPrayerWords);
  const shown = useLanguage();
  const deck = wish
    ? w.gets(email, hourInWords(wish.hour, shown), languageCalled(wish.language, shown))
    : w.getsNot(email);
  return (
    <Page heading={w.title} trail={[]} deck={deck}>
      <div id="hour">
        <Form at="#hour" whole submit={wish ? w.save : w.start} refused={refused}>
          <input type="hidden" name="want" value="stay" />
          <HourAndLanguage hour={wish?.hour ?? asked} language={wish?.language} />
        </Form>
      </div>
      {wish && (
        <div id="leave" className="section">
          <Form at="#leave" whole look="night" submit={w.leave} refused={undefined}>
            <input type="hidden" name="want" value="leave" />
          </Form>
        </div>
      )}
    </Page>
  );
}
