import { posix } from 'node:path';
import { homeOf, importsOf } from './imports.ts';

/** The folders of a room from below. */
interface Floors {
  /** A folder imports those of its own floor and of the floors before it. Folders that no floor names are above these. */
  readonly floors: readonly (readonly string[])[];
  /** Above those that no floor names; files directly in the room are above all. */
  readonly top?: readonly string[];
  readonly because: string;
}

/** Floors within a room. */
export const FLOORS: Readonly<Record<string, Floors>> = {
  store: {
    floors: [['database'], ['rows'], ['richText', 'files', 'search'], ['records']],
    because:
      'what surrounds the records registers its rules and effects in src/store/connect.ts; the write path does not import it.',
  },
  site: {
    floors: [['host', 'menu'], ['context'], ['http', 'routing', 'seals'], ['reading', 'parts'], ['shell']],
    because:
      'families of pages use the context, the parts and the frame (shell), so none of these imports a family: what they show of one lies with them.',
  },
  console: {
    floors: [
      ['languages'],
      ['kit'],
      // Around a record, or in several sections.
      [
        ...['checks', 'history', 'featured', 'many', 'preview', 'readers', 'schedule', 'share', 'templates'],
        ...['together', 'versions', 'publish', 'mailState', 'offline', 'personnel', 'twoFactor', 'units'],
      ],
    ],
    top: ['frame', 'demo'],
    because:
      'forms, lists and rows know no feature, and features no section; src/console/frame/features hands in what they show of each other.',
  },
};

/**
 * Pairs of folders of a room that import each other, or how many of them there are at most where they are not listed yet. A pair can only be
 * understood, tested and removed together.
 */
export const BOTH_WAYS: Readonly<Record<string, readonly string[] | number>> = {
  store: ['accounts and twoFactor'],
  console: ['demo and frame'],
  'console/kit': 11,
  site: [],
  api: [],
};

/** Why a file may not import another of its room, as a sentence; undefined where it may. */
export function floorRefusal(path: string, target: string): string | undefined {
  const room = FLOORS[homeOf(path)];
  if (!room || /\.test\.tsx?$/.test(path)) return undefined;
  const floorOf = (file: string): number => {
    const [, , folder = '', ...rest] = file.split('/');
    // A style sheet of the whole room imports everything and may be imported by everything.
    if (rest.length === 0) return /\.css\b/.test(folder) ? 0 : room.floors.length + 2;
    if (room.top?.includes(folder)) return room.floors.length + 1;
    const at = room.floors.findIndex((floor) => floor.includes(folder));
    return at < 0 ? room.floors.length : at;
  };
  const [above, below] = [target, path].map((file) => file.split('/')[2]);
  return floorOf(target) > floorOf(path) ? `${above} is a floor above ${below}: ${room.because}` : undefined;
}

/** Which folders of a room, or of a folder in it, import each other; files directly in it count as one folder. Tests and rows are left out. */
export function bothWays(room: string, files: readonly { path: string; source: string }[]): string[] {
  const arrows = new Set<string>();
  const inside = `src/${room}/`;
  const folderOf = (path: string) => path.slice(inside.length).split('/').slice(0, -1)[0] ?? room;
  for (const { path, source } of files) {
    if (!path.startsWith(inside) || /\.(?:test|rows)\.tsx?$/.test(path)) continue;
    for (const { specifier } of importsOf(source)) {
      if (!specifier.startsWith('.')) continue;
      const target = posix.join(posix.dirname(path), specifier);
      if (target.startsWith(inside) && folderOf(target) !== folderOf(path))
        arrows.add(`${folderOf(path)} and ${folderOf(target)}`);
    }
  }
  return [...arrows]
    .filter((arrow) => {
      const [from = '', to = ''] = arrow.split(' and ');
      return from < to && arrows.has(`${to} and ${from}`);
    })
    .sort();
}
