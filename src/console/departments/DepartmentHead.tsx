import type { ReactNode } from 'react';
import type { department } from '#kinds/department.ts';
import { useWords } from '#ui/useWords.ts';
import { usePaths } from '../kit/paths.ts';
import type { ShownRecord } from '../kit/useRecord.ts';
import { UnitHead } from '../units/UnitHead.tsx';
import { DEPARTMENTS } from './words.ts';

export type DepartmentTab = keyof (typeof DEPARTMENTS)['en']['tabs'];

interface Props {
  record: ShownRecord<typeof department>;
  tab: DepartmentTab;
  children?: ReactNode;
}

/** The head of the pages about one department (000 §2.5). */
export function DepartmentHead({ record: { doc, id }, tab, children }: Props) {
  const words = useWords(DEPARTMENTS);
  const path = usePaths();
  return (
    <UnitHead
      name={doc?.name ?? ''}
      back={{ to: path('departmentInformation'), name: words.information.heading }}
      tabs={(Object.keys(words.tabs) as DepartmentTab[]).map((one) => ({
        name: words.tabs[one],
        to: path(one, { id }),
        routes: [one],
      }))}
      lead={words.leads[tab]}
      page={{ to: `/department/${id}`, name: words.seePage }}
    >
      {doc && children}
    </UnitHead>
  );
}
