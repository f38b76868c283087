import { DAILY_PRAYER_PATH } from '#lib/mailPaths.ts';
import { useWords } from '#ui/useWords.ts';
import { usePageContext } from '../context/pageContext.ts';
import { Form } from '../parts/Form.tsx';
import { HourAndLanguage } from './DailyPrayerForm.tsx';
import { dailyPrayerWords } from './dailyPrayerWords.ts';

/** What the form asks for: to begin or change it, and to end it. */
export const DEVICE_WISH = { begin: 'device', end: 'device_end' } as const;

const DEVICE_AT = '#prayer-device';

/** Where the prayer calendar offers the day's prayer as a notification: the script brings it from its page, since nobody without script has a use for it. */
export function DevicePlace() {
  const { pushKey, links } = usePageContext();
  return pushKey === undefined ? null : <div data-push-from={links.page(DAILY_PRAYER_PATH)} />;
}

/**
 * The day's prayer as a notification. Hidden until its script (islands/device.ts) finds that the browser can show some; the sentences of each state wait in
 * attributes, where the script takes them.
 */
export function DevicePrayer() {
  const { pushKey } = usePageContext();
  const w = useWords(dailyPrayerWords).device;
  if (pushKey === undefined) return null;
  const { on, change, left, refused, unable, failed, home } = w;
  return (
    <section
      className="section daily-prayer screen-only"
      id={DEVICE_AT.slice(1)}
      aria-labelledby="prayer-device-title"
      data-push={pushKey}
      {...{ 'data-start': w.start, 'data-on': on('{hour}'), 'data-change': change, 'data-left': left }}
      {...{ 'data-refused': refused, 'data-unable': unable, 'data-failed': failed, 'data-home': home }}
      data-scripted=""
      hidden
    >
      <h2 id="prayer-device-title">{w.title}</h2>
      <p>{w.says}</p>
      <p role="status" tabIndex={-1} />
      <Form to={DAILY_PRAYER_PATH} at={DEVICE_AT} whole submit={w.start} refused={undefined} notice="device">
        <input type="hidden" name="want" value={DEVICE_WISH.begin} />
        <HourAndLanguage />
      </Form>
      <p>
        <button type="button" className="btn btn--line" data-leave={DEVICE_WISH.end} hidden>
          {w.leave}
        </button>
      </p>
    </section>
  );
}
