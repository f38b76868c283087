import { coverOf } from '#kinds/cover.ts';
import { useWords } from '#ui/useWords.ts';
import { DocumentCards } from '../parts/DocumentCards.tsx';
import { Group } from '../parts/Section.tsx';
import type { DioceseData } from './diocese.load.ts';
import { dioceseWords } from './words.ts';

/** The roll of the diocese's ministers: the file of the first entry (002 §2.21), with its first page, file size and number of pages. */
export function Roll({ entry }: { entry: DioceseData['roll'] }) {
  const w = useWords(dioceseWords);
  if (!entry) return null;
  const { file, day } = entry;
  const picture = coverOf(file) ? file : null;
  return (
    <div className="section wrap">
      <Group id="roll" title={w.roll}>
        <DocumentCards
          papers={[
            { id: file.id, title: `${w.roll} ${day.slice(0, 4)}`.trim(), day, picture, files: [file] },
          ]}
        />
      </Group>
    </div>
  );
}
