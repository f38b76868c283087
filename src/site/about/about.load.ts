import type { ReadDb } from '#store/database/reads.ts';
import type { ProseText } from '../context/data.ts';
import { loadText, type TextType } from '../reading/texts.load.ts';

/** The chapters of the page, in order; each name is also the anchor that menus link to. */
export const CHAPTERS = ['history', 'vision', 'mission', 'logo'] as const satisfies readonly TextType[];
export type Chapter = (typeof CHAPTERS)[number];

/** The office's texts by chapter, empty where there is none yet. */
export type AboutData = Readonly<Record<Chapter, ProseText>>;

/** All texts of the page. */
export async function loadAbout(db: ReadDb): Promise<AboutData> {
  const [history, vision, mission, logo] = await Promise.all([
    loadText(db, 'history'),
    loadText(db, 'vision'),
    loadText(db, 'mission'),
    loadText(db, 'logo'),
  ]);
  return { history, vision, mission, logo };
}
