import type { Mark, SignName } from '../drawings/print/marks.ts';
import { mark } from '../files.ts';
import { table } from '../table.ts';
import type { SampleRecord } from '../types.ts';

/** Partners and networks, all made up: category, sign, colour, name with `/` between the lines of the mark, and address. */
const rows = table(
  5,
  `
  partner | bread | #a2452c | Bread for / the Road | bread-for-the-road
  partner | leaf | #38563f | Healing Hands / Association | healing-hands
  partner | water | #006387 | Wells and Ways | wells-and-ways
  partner | school | #3c54a3 | Village Schools / Trust | village-schools
  partner | lamp | #b5316a | Friends of the / Dispensary | dispensary
  partner | loom | #8f2557 | Handloom Twelve | handloom-twelve
  partner | boat | #0c686c | Harbour / Fellowship | harbour-fellowship
  partner | press | #261b23 | Lantern Press | lantern-press
  partner | grain | #785305 | Seed House / of the Hills | seed-house
  partner | tree | #176a4e | Shade and Shelter | shade-and-shelter
  partner | bell | #68449c | Society for / Old Bells | old-bells
  partner | drop | #006387 | First Rain Fund | first-rain
  partner | wheel | #963826 | Wheels for / Village Clinics | wheels-for-clinics
  partner | sun | #cf6a1a | Solar Hostels | solar-hostels
  partner | palm | #176a4e | Coir Makers’ / Union | coir-makers
  partner | book | #9b2754 | Travelling Library / of the Ghats | travelling-library
  partner | grain | #a2452c | Millet Mothers | millet-mothers
  partner | school | #0c686c | Evening Classes / at the Depot | evening-classes
  partner | lamp | #785305 | Oil for the Lamp | oil-for-the-lamp
  partner | boat | #3c54a3 | Lifeboat House | lifeboat-house
  partner | drop | #2f6a72 | Clean Tanks / Campaign | clean-tanks
  partner | bread | #8f2557 | Midday Table | midday-table
  network | arches | #2f6a72 | Council of Churches / by the Sea | churches-by-the-sea
  network | cross | #68449c | Fellowship of / Uniting Churches | uniting-churches
  network | dove | #3c54a3 | Peace at / the Junction | peace-at-the-junction
  network | book | #9b2754 | Bible Readers’ / Alliance | bible-readers
  network | rose | #5b2b48 | Network of / Church Windows | church-windows
  network | palm | #176a4e | Green Parishes / Together | green-parishes
  network | lotus | #b5316a | Women of / Many Altars | many-altars
  network | bread | #785305 | Table of Neighbours | table-of-neighbours
  network | water | #0c686c | Delta Churches’ / Round | delta-churches
`,
);

/** Those whom the church works with, each with a drawn mark. */
export const partnerRecords: readonly SampleRecord[] = rows.map(
  ([category = '', sign = '', colour = '', name = '', host = ''], i) => {
    const lines = name.split('/').map((line) => line.trim());
    const drawn: Mark = { sign: sign as SignName, colour, name: lines };
    return {
      of: 'partner',
      unit: null,
      by: { account: 'Leela Samson' },
      daysAgo: 30 + (rows.length - i) * 6,
      // One has no mark: its name stands in type.
      fields: {
        category,
        name: lines.join(' '),
        url: `https://${host}.example.org`,
        ...(i === 4 ? {} : { image: mark(drawn) }),
      },
    };
  },
);
