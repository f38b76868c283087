import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useWords } from '#ui/useWords.ts';
import { showStep, useTourStep } from './tourState.ts';
import { TOUR } from './words.ts';

/** On 'Today': asks once whether somebody wants to be shown around, and on another device whether the tour goes on. `kept`: as the server knows it. */
export function TourOffer({ kept, onAnswered }: { kept: number | null; onAnswered: () => void }) {
  const words = useWords(TOUR);
  const isShown = useTourStep() > 0;
  if (isShown || kept === 0) return null;
  const answer = (step: number) => () => {
    showStep(step);
    onAnswered();
  };
  return (
    <Notice tone="quiet">
      <span>{kept === null ? words.offer : words.goOnOffer(kept)}</span>
      <Button look="line" onClick={answer(kept ?? 1)}>
        {kept === null ? words.start : words.goOn}
      </Button>
      <Button look="text" onClick={answer(0)}>
        {kept === null ? words.no : words.leave}
      </Button>
    </Notice>
  );
}

/** Within the help of every screen: the tour from its beginning. */
export function TourAgain({ onStart }: { onStart: () => void }) {
  const words = useWords(TOUR);
  const start = () => {
    showStep(1);
    onStart();
  };
  return (
    <div>
      <h3>{words.heading}</h3>
      <p>{words.text}</p>
      <div className="acts">
        <Button look="line" onClick={start}>
          {words.start}
        </Button>
      </div>
    </div>
  );
}
