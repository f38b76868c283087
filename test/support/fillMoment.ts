import type { Locator, Page } from 'playwright-core';

/** Fills a day and its hour, which are two fields; `minute` as '2026-12-02T10:00'. */
export async function fillMoment(place: Page | Locator, label: string, minute: string): Promise<void> {
  const [day = '', time = ''] = minute.split('T');
  await place.getByLabel(label, { exact: true }).fill(day);
  await place.getByLabel(`${label}: Time`, { exact: true }).fill(time);
}
