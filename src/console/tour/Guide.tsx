import { isPractising } from '../practice/changeSide.ts';
import { PracticeBand } from '../practice/PracticeBand.tsx';
import { useStaff } from '../session.ts';
import { TourCard } from './TourCard.tsx';
import { useTourStep } from './tourState.ts';

/** What stands beside the work of somebody who is shown around or practises. */
export function Guide() {
  const { userId } = useStaff();
  const step = useTourStep();
  return (
    <>
      {isPractising(userId) && <PracticeBand />}
      {step > 0 && <TourCard />}
    </>
  );
}
