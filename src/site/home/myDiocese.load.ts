import type { Language } from '#lib/language.ts';
import type { ReadDb } from '#store/database/reads.ts';
import type { EventTeaser, NewsTeaser, PersonShown, UnitLink } from '../context/data.ts';
import { upcomingEvents } from '../events/eventTeasers.load.ts';
import { withLead } from '../reading/featured.load.ts';
import { keepersOf } from '../reading/keepers.ts';
import { ownFirst } from '../reading/ownFirst.ts';
import { loadPeople } from '../reading/people.load.ts';
import { newsTeasers } from '../reading/teaser.load.ts';

const NEWS_SHOWN = 3;
const EVENTS_SHOWN = 3;
/** Read, so that what is in the page's language can come first. */
const CHOSEN_FROM = 12;

/** What the front page shows of the reader's own diocese. */
export interface MyDioceseData {
  readonly unit: UnitLink;
  readonly bishop: PersonShown | undefined;
  readonly news: readonly NewsTeaser[];
  readonly events: readonly EventTeaser[];
}

/** Loads a diocese's newest news, its bishop and its next events. `today`: YYYY-MM-DD. */
export async function loadMyDiocese(
  db: ReadDb,
  unit: UnitLink,
  today: string,
  readIn: Language,
): Promise<MyDioceseData> {
  const ofUnit = { type: 'dioceses', diocese: [unit.id], page: 1, readIn } as const;
  const limit = (shown: number) => (readIn === 'en' ? shown : CHOSEN_FROM);
  const [people, news, events] = await Promise.all([
    loadPeople(db, { type: 'diocese_personnels', unit: { kind: 'diocese', id: unit.id } }),
    withLead(
      db,
      { place: unit.id, today, readIn, most: limit(NEWS_SHOWN) },
      newsTeasers(db, { ...ofUnit, limit: limit(NEWS_SHOWN), firstAlone: true }).then(({ items }) => items),
    ),
    upcomingEvents(db, today, { ...ofUnit, once: true, limit: limit(EVENTS_SHOWN) }),
  ]);
  return {
    unit,
    bishop: keepersOf('diocese', people)[0],
    news: ownFirst(news, ({ title }) => title, readIn).slice(0, NEWS_SHOWN),
    events: ownFirst(events.items, ({ name }) => name, readIn)
      .slice(0, EVENTS_SHOWN)
      // The heading already names the diocese.
      .map((event) => ({ ...event, unitName: '' })),
  };
}
