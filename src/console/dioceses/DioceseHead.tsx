import type { ReactNode } from 'react';
import { type diocese, sealOfDiocese } from '#kinds/diocese.ts';
import { useWords } from '#ui/useWords.ts';
import { usePaths } from '../kit/paths.ts';
import { useStaff } from '../kit/session.ts';
import type { ShownRecord } from '../kit/useRecord.ts';
import { UnitHead } from '../units/UnitHead.tsx';
import { DIOCESES } from './words.ts';

export type DioceseTab = keyof (typeof DIOCESES)['en']['tabs'];

interface Props {
  record: ShownRecord<typeof diocese>;
  tab: DioceseTab;
  children?: ReactNode;
}

/** The head of the pages about one diocese (000 §2.6). On the address's tab bar, only the office sees the roll (000 §6, AMB-080). */
export function DioceseHead({ record: { doc, id }, tab, children }: Props) {
  const words = useWords(DIOCESES);
  const path = usePaths();
  const isOffice = useStaff().is === 'full_administrator';
  const hidden: DioceseTab | undefined = tab === 'dioceseAddress' && !isOffice ? 'dioceseRoll' : undefined;
  const tabs = (Object.keys(words.tabs) as DioceseTab[]).filter((one) => one !== hidden);
  return (
    <UnitHead
      name={doc?.name ?? ''}
      {...(doc ? { seal: sealOfDiocese(doc.sub_domain) } : {})}
      back={{ to: path('dioceseInformation'), name: words.information.heading }}
      tabs={tabs.map((one) => ({ name: words.tabs[one], to: path(one, { id }), routes: [one] }))}
      lead={words.leads[tab]}
      page={{ to: `/home/diocese/${id}`, name: words.seePage }}
    >
      {doc && children}
    </UnitHead>
  );
}
