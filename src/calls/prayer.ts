import { z } from 'zod';
import { prayer } from '#kinds/prayer.ts';
import { LANGUAGES } from '#lib/language.ts';
import { call, OFFICE } from './call.ts';
import { contentCalls, publicCall } from './content.ts';
import { dayText, paging } from './input.ts';
import { named } from './jsonSchema.ts';
import { LATER_PATHS } from './laterPaths.ts';
import { forStaff, inData, listDoc } from './response.ts';

const prayerDoc = listDoc(prayer);
const prayers = contentCalls('prayer', prayer, {
  group: 'Prayer calendar',
  size: 30,
  source: '001 §7, AMB-008',
});
/** A response with the list under data and pagination next to it (AMB-008). */
const listOf = <D extends z.ZodType>(doc: D) =>
  z.object({
    data: z.array(doc),
    hasNextPage: z.boolean(),
    totalDocs: z.number().int(),
    page: z.number().int(),
    limit: z.number().int(),
  });

/** The prayer calendar (001 §7, 002 §7.1). */
export const prayerCalls = {
  ...prayers,
  prayerList: { ...prayers.prayerList, response: listOf(named('Prayer', forStaff(prayer, prayerDoc))) },
  prayerMessage: call({
    address: LATER_PATHS.prayerMessage,
    reads: true,
    group: 'Prayer calendar',
    summary: 'A day of the prayer calendar as a message for a WhatsApp channel, as visitors read it',
    who: OFFICE,
    input: z.object({
      day: dayText('day'),
      language: z.enum(LANGUAGES, `language must be one of: ${LANGUAGES.join(', ')}.`),
    }),
    mayMiss: true,
    response: inData(z.object({ text: z.string() })),
    source: 'decision 0108',
  }),
  publicPrayerList: publicCall({
    address: 'POST public/get_prayer_calendars_list',
    summary: 'All entries of the prayer calendar',
    input: z.object(paging(30)),
    response: listOf(prayerDoc),
    source: '002 §7.1, AMB-008, AMB-017',
  }),
};
