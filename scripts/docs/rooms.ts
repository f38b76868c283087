import { importsOf } from '#test/support/imports.ts';
import { projectFiles, readProjectFile } from '#test/support/projectFiles.ts';

/** A folder of src, the folders that it imports, and whether anything but types comes from each. */
type Rooms = ReadonlyMap<string, ReadonlyMap<string, { readonly runs: boolean }>>;

/**
 * The folders of src and what imports what, as a Mermaid picture. An arrow that follows from others is left out; a dotted one stands for types
 * alone. Folders whose arrows lead down as far stand on one floor.
 */
export function roomsPicture(): string {
  const rooms = roomsOf(projectFiles(), readProjectFile);
  const names = [...rooms.keys()].sort();
  const boxes = names.map((name) => `  ${name}[${name === 'main' ? 'main.ts' : name}]\n`);
  const arrows = names.flatMap((from) =>
    [...(rooms.get(from) ?? [])]
      .filter(([to]) => !reaches(rooms, from, to))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([to, { runs }]) => `  ${from} ${runs ? '-->' : '-.->'} ${to}\n`),
  );
  return `\`\`\`mermaid\nflowchart TD\n${boxes.join('')}${arrows.join('')}\`\`\`\n`;
}

/** Which folder imports which, by all files under src but tests. */
export function roomsOf(files: readonly string[], read: (path: string) => string): Rooms {
  const rooms = new Map<string, Map<string, { runs: boolean }>>();
  for (const path of files) {
    const [, home = ''] = /^src\/(\w+)(?:\/.*)?(?<!\.(?:test|rows))\.tsx?$/.exec(path) ?? [];
    if (!home) continue;
    const imported = rooms.get(home) ?? new Map<string, { runs: boolean }>();
    rooms.set(home, imported);
    for (const { specifier, typeOnly } of importsOf(read(path))) {
      const [, room = home] = /^#(\w+)\//.exec(specifier) ?? [];
      if (room !== home) imported.set(room, { runs: !typeOnly || imported.get(room)?.runs === true });
    }
  }
  return rooms;
}

/** Whether there is a way over another folder as well. */
function reaches(rooms: Rooms, from: string, to: string): boolean {
  const seen = new Set([...(rooms.get(from)?.keys() ?? [])].filter((room) => room !== to));
  for (const room of seen) for (const next of rooms.get(room)?.keys() ?? []) seen.add(next);
  return seen.has(to);
}
