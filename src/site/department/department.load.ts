import { department } from '#kinds/department.ts';
import { VISITOR } from '#kinds/viewer.ts';
import { teaser } from '#lib/runningText.ts';
import type { ReadDb } from '#store/database/reads.ts';
import { readRecord } from '#store/records/records.ts';
import type { EventTeaser, NewsTeaser, Office, PersonShown, ProseText, UnitLink } from '../context/data.ts';
import { purposeOf } from '../directory/purpose.ts';
import { upcomingEvents } from '../events/eventTeasers.load.ts';
import { withLead } from '../reading/featured.load.ts';
import { keepersOf, officeOf } from '../reading/keepers.ts';
import { loadPeople } from '../reading/people.load.ts';
import { proseOf } from '../reading/prose.load.ts';
import { newsTeasers, type ReadIn } from '../reading/teaser.load.ts';

/** One large and four rows; 'Load More' only with more than six in all (002 §9, AMB-063). Up to three events. */
const NEWS_SHOWN = 5;
const MORE_ABOVE = 6;
const EVENTS_SHOWN = 3;
/** Maximum length of a description that search engines show. */
const SUMMARY = 160;

export interface DepartmentData {
  readonly unit: UnitLink;
  /** Its purpose in one sentence; ''. */
  readonly purpose: string;
  /** The people responsible for it, the first one first. */
  readonly keepers: readonly PersonShown[];
  readonly contact: Office;
  readonly news: readonly NewsTeaser[];
  readonly newsTotal: number;
  readonly moreNews: boolean;
  readonly events: readonly EventTeaser[];
  readonly moreEvents: boolean;
}

/** Loads a department with its newest news and its next events. */
export async function loadDepartment(
  db: ReadDb,
  unit: UnitLink,
  { today, readIn }: ReadIn & { readonly today: string },
): Promise<DepartmentData> {
  const ofUnit = { type: 'departments', department: [unit.id], page: 1, readIn } as const;
  const newest = newsTeasers(db, { ...ofUnit, limit: NEWS_SHOWN });
  const [record, people, news, shown, events] = await Promise.all([
    readRecord(VISITOR, db, department, unit.id, { fields: ['aim'], beginnings: ['aim'] }),
    personnelOfDepartment(db, unit),
    newest,
    withLead(
      db,
      { place: unit.id, today, readIn, most: NEWS_SHOWN },
      newest.then(({ items }) => items),
    ),
    upcomingEvents(db, today, { ...ofUnit, once: true, limit: EVENTS_SHOWN }),
  ]);
  const keepers = keepersOf('department', people);
  return {
    unit,
    purpose: purposeOf(record?.aim ?? ''),
    keepers,
    contact: officeOf(keepers),
    news: shown,
    newsTotal: news.total,
    moreNews: news.total > MORE_ABOVE,
    // The page's heading already names the unit.
    events: events.items.map((event) => ({ ...event, unitName: '' })),
    moreEvents: events.more,
  };
}

export interface AimData {
  readonly unit: UnitLink;
  readonly aim: ProseText;
  /** The beginning of the text, for search engines. */
  readonly summary: string;
  /** In sort order; `role` says which group they belong to. */
  readonly people: readonly PersonShown[];
}

/** Loads a department's purpose and its people; null if it no longer exists. */
export async function loadAim(db: ReadDb, unit: UnitLink): Promise<AimData | null> {
  const [record, people] = await Promise.all([
    readRecord(VISITOR, db, department, unit.id, { fields: ['aim'] }),
    personnelOfDepartment(db, unit),
  ]);
  if (!record) return null;
  return { unit, aim: await proseOf(db, record.aim), summary: teaser(record.aim, SUMMARY), people };
}

const personnelOfDepartment = (db: ReadDb, { id }: UnitLink): Promise<readonly PersonShown[]> =>
  loadPeople(db, { type: 'department_personnels', unit: { kind: 'department', id } });
