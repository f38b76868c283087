import type { UnitKind } from '#kinds/define.ts';
import { VISITOR } from '#kinds/viewer.ts';
import type { Language } from '#lib/language.ts';
import type { ReadDb } from '#store/database/reads.ts';
import { allUnits } from '#store/records/units.ts';
import type { NewsTeaser, UnitLink } from '../context/data.ts';
import { newsTeasers } from '../reading/teaser.load.ts';

/** Number of recent news in the search panel before anything is typed (002 §9). */
const RECENT = 3;

/** Loads the units for menus and hosts. */
export const loadUnits = (db: ReadDb, kind: UnitKind): Promise<readonly UnitLink[]> =>
  allUnits(VISITOR, db, kind);

/** Loads the newest news for the search panel, for a reader of this language. */
export const loadRecent = async (db: ReadDb, readIn: Language): Promise<NewsTeaser[]> =>
  (await newsTeasers(db, { page: 1, limit: RECENT, readIn, firstAlone: true })).items;
