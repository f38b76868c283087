import type { Calendar } from '../calendar.ts';
import { dioceses } from '../church.ts';
import type { SceneName } from '../drawings/scenes.ts';
import { scene } from '../files.ts';
import { dioceseTexts } from '../texts/dioceses.ts';
import type { SampleRecord } from '../types.ts';
import { departmentEvents } from './departments.ts';
import { dioceseOccasions, occasionsByState } from './dioceses.ts';
import { waitingEvents } from './waiting.ts';

/** Days from today on which a diocese's events begin: two are past. */
const WHEN = [-44, -11, 6, 18, 37, 76] as const;
const TIMES = ['09:30', '10:00', '17:30', '16:00', '08:30', '18:00'] as const;

/** Where departments meet, in turn; some in every parish, or where it is not said. */
const PLACES = ['Chennai', 'Kodaikanal', '', 'Dornakal', 'In every parish', 'Bengaluru', ''] as const;

/** Events of all units, past ones and those ahead. */
export function eventRecords(calendar: Calendar): SampleRecord[] {
  const ofDepartments = departmentEvents.map((row, i) =>
    event(calendar, occasion(row, i % 4, PLACES[i % PLACES.length])),
  );
  const ofDioceses = dioceses
    .filter(({ slug }) => dioceseTexts[slug])
    .flatMap(({ slug, state, seat }, i) => {
      const own = occasionsByState[state] ?? [];
      const count = 5 + (i % 2);
      return WHEN.slice(0, count).map((ahead, n) => {
        const local = n === 3 ? own[i % own.length] : undefined;
        const [hours, picture, name = '', description = ''] =
          local ?? dioceseOccasions[(i * 5 + n * 7) % dioceseOccasions.length] ?? [];
        const time = TIMES[(i + n) % TIMES.length] ?? '';
        const said = description.replace('@', seat);
        return event(calendar, {
          unit: slug,
          ahead: ahead + (i % 9),
          time,
          hours: Number(hours),
          picture,
          name,
          description: said,
          place: n % 2 ? seat : '',
          seed: (i + n) % 4,
        });
      });
    });
  const waiting = waitingEvents.map(
    ([account = '', ...row]): SampleRecord => ({
      ...event(calendar, occasion(row, 1)),
      by: { account },
      daysAgo: 1,
      activated: false,
    }),
  );
  return [...ofDepartments, ...ofDioceses, ...waiting];
}

/** An event out of a row: unit, days ahead, time, hours, scene, title, description. */
function occasion(row: readonly string[], seed: number, place = ''): Occasion {
  const [unit = '', ahead, time = '', hours, picture, name = '', description = ''] = row;
  return { unit, ahead: Number(ahead), time, hours: Number(hours), picture, seed, name, description, place };
}

interface Occasion {
  readonly unit: string;
  readonly ahead: number;
  readonly time: string;
  readonly hours: number;
  readonly picture: string | undefined;
  readonly seed: number;
  readonly name: string;
  readonly description: string;
  readonly place: string;
}

function event(calendar: Calendar, of: Occasion): SampleRecord {
  const begin = Number(of.time.slice(0, 2)) + of.hours;
  const end = `${String(begin % 24).padStart(2, '0')}${of.time.slice(2)}`;
  return {
    of: 'event',
    unit: of.unit,
    by: 'office',
    daysAgo: Math.max(20, 20 - of.ahead),
    fields: {
      name: of.name,
      description: of.description,
      place: of.place,
      // Where there is more to say than fits: every fifth has a page of its own elsewhere.
      url: (of.ahead + of.hours) % 5 === 0 ? `https://${of.unit}.example.org/events` : '',
      thumbnail: scene((of.picture ?? 'paddy') as SceneName, of.seed),
      from_date: calendar.at(of.ahead, of.time),
      to_date: calendar.at(of.ahead + Math.floor(begin / 24), end),
    },
  };
}
