import { type DESCRIPTION_TYPES, description } from '#kinds/description.ts';
import { VISITOR } from '#kinds/viewer.ts';
import type { ReadDb } from '#store/database/reads.ts';
import { listRecords, readRecord } from '#store/records/records.ts';
import type { ProseText } from '../context/data.ts';
import { proseOf } from './prose.load.ts';

export type TextType = (typeof DESCRIPTION_TYPES)[number];

/** The office's text of a type; empty if there is none yet (AMB-009). */
export async function loadText(db: ReadDb, type: TextType): Promise<ProseText> {
  const { docs } = await listRecords(
    VISITOR,
    db,
    description,
    { where: { type }, page: 1, limit: 1 },
    { fields: ['description'] },
  );
  return proseOf(db, docs[0]?.description ?? '');
}

/** The type of a text record; undefined if there is no such record. */
export async function typeOfText(db: ReadDb, id: string): Promise<TextType | undefined> {
  const found = await readRecord(VISITOR, db, description, id, { fields: ['type'] });
  return found?.type;
}
