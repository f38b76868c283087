import { useState } from 'react';
import { CheckList } from '#ui/Choices.tsx';
import { useWords } from '#ui/useWords.ts';
import { AppPromo } from '../frame/BelowWork.tsx';
import { Stats } from '../kit/list/ListParts.tsx';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import { useUnits } from '../kit/useUnits.ts';
import { useNewsCounts } from '../news/useNewsCounts.ts';
import { NEWS } from '../news/words.ts';
import { DEMO } from './words.ts';
import '../kit/form/edit.css';

/** The leftover demo screen: a title, an info card, a checklist and the app promo (000 §1, AMB-099). */
export function DemoScreen() {
  const words = useWords(DEMO);
  const { failed } = useWords(NEWS).department;
  const counts = useNewsCounts({}, failed.counts);
  const units = useUnits('department');
  const [chosen, setChosen] = useState<string[]>([]);
  return (
    <>
      <ScreenHead title={words.title} />
      <Stats stats={[[words.total, counts.data?.total_news]]} />
      <CheckList legend={words.departments} options={units ?? []} values={chosen} onValues={setChosen} />
      <AppPromo />
    </>
  );
}
