import { useState } from 'react';
import { CheckList } from '#ui/Choices.tsx';
import { useNewsCounts } from '../news/useNews.ts';
import { NEWS_WORDS } from '../news/words.ts';
import { AppPromo } from '../shell/BelowWork.tsx';
import { Stats } from '../shell/ListParts.tsx';
import { ScreenHead } from '../shell/ScreenHead.tsx';
import { useUnits } from '../shell/useUnits.ts';

/** The words of the leftover demo screen (000 §1, AMB-099). */
const DEMO = { title: 'Sample widgets', total: 'Total No. of News', departments: 'Departments' } as const;

/** The leftover demo screen: a title, an info card, a checklist and the app promo (000 §1, AMB-099). */
export function DemoScreen() {
  const { failed } = NEWS_WORDS.departments;
  const counts = useNewsCounts({}, failed.counts);
  const units = useUnits('department', failed.units);
  const [chosen, setChosen] = useState<string[]>([]);
  return (
    <>
      <ScreenHead title={DEMO.title} />
      <Stats stats={[[DEMO.total, counts.data?.total_news]]} />
      <CheckList legend={DEMO.departments} options={units ?? []} values={chosen} onValues={setChosen} />
      <AppPromo />
    </>
  );
}
