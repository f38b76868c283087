import type { DESCRIPTION_TYPES } from '#kinds/description.ts';
import { accounts } from './accounts.ts';
import type { Calendar } from './calendar.ts';
import { dioceses } from './church.ts';
import { eventRecords } from './events/records.ts';
import { newsRecords } from './news/records.ts';
import { advertisementRecords } from './office/advertisements.ts';
import { campaignRecords } from './office/campaigns.ts';
import { earlierCampaigns } from './office/earlierCampaigns.ts';
import { partnerRecords } from './office/partners.ts';
import { prayerRecords } from './office/prayers.ts';
import { statementRecords } from './office/statements.ts';
import { videoRecords } from './office/videos.ts';
import { personRecords } from './people/records.ts';
import { archiveRecords } from './publications/archives.ts';
import { bookRecords } from './publications/books.ts';
import { magazineRecords } from './publications/magazine.ts';
import { resourceRecords } from './publications/resources.ts';
import { lectionaryRecords, sermonRecords } from './publications/worship.ts';
import { descriptions } from './texts/about.ts';
import type { SampleAccount, SampleRecord } from './types.ts';
import { unitRecords } from './units.ts';
import { enquiryRecords, orderRecords } from './visitors/letters.ts';
import { subscriberRecords } from './visitors/subscribers.ts';

/** All that the sample church consists of, in the order in which it can be written: what comes later names what came before. */
export interface SampleChurch {
  readonly units: readonly SampleRecord[];
  readonly accounts: readonly SampleAccount[];
  readonly content: readonly SampleRecord[];
  /** What units have written and the office has not let through. */
  readonly waiting: readonly SampleRecord[];
  readonly fromVisitors: readonly SampleRecord[];
  /** Those who have subscribed on the website. */
  readonly subscribers: readonly SampleRecord[];
}

const office = (of: SampleRecord['of'], fields: SampleRecord['fields']): SampleRecord => ({
  of,
  unit: null,
  by: 'office',
  daysAgo: 350,
  fields,
});

const types = Object.keys(descriptions) as (typeof DESCRIPTION_TYPES)[number][];

/** The sample church around a day. `association` is the organisation's name of the theological association. */
export function sampleChurch(calendar: Calendar, association: string): SampleChurch {
  const content = [
    ...types.map((type) => office('description', { type, description: descriptions[type] })),
    ...personRecords(association),
    ...newsRecords(calendar),
    ...eventRecords(calendar),
    ...bookRecords,
    ...magazineRecords(calendar),
    ...resourceRecords(calendar),
    ...archiveRecords(calendar),
    ...sermonRecords(calendar),
    ...lectionaryRecords(calendar),
    ...statementRecords(calendar),
    ...campaignRecords,
    ...earlierCampaigns,
    ...videoRecords,
    ...prayerRecords(
      calendar,
      dioceses.map(({ name }) => name),
    ),
    ...advertisementRecords,
    ...partnerRecords,
  ];
  return {
    units: unitRecords(calendar),
    accounts,
    content: content.filter((record) => !waits(record)),
    waiting: content.filter(waits),
    fromVisitors: [...enquiryRecords, ...orderRecords],
    subscribers: subscriberRecords,
  };
}

/** Whether a record is a unit's own, not let through by the office. */
function waits({ by, activated }: SampleRecord): boolean {
  if (activated !== false || typeof by !== 'object') return false;
  return accounts.some(({ name, unit }) => name === by.account && unit !== null);
}
