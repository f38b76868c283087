import type { UnitKind } from '#kinds/define.ts';
import { useWords } from '#ui/useWords.ts';
import { siteWords } from '../context/words.ts';
import { Directory } from './Directory.tsx';
import type { DirectoryEntry } from './directory.load.ts';

/** All units of a kind, collapsed: on the page of one unit, in case another one was meant (AMB-029). */
export function AllUnits({ kind, entries }: { kind: UnitKind; entries: readonly DirectoryEntry[] }) {
  const w = useWords(siteWords);
  return (
    <details className="acc all-units">
      <summary className="title">{kind === 'diocese' ? w.byState : w.allDepartments}</summary>
      <Directory kind={kind} entries={entries} level="h3" />
    </details>
  );
}
