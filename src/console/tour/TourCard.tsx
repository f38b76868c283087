import { useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { TOUR_STEPS } from '#lib/tourSteps.ts';
import { Button, buttonClass, IconButton } from '#ui/Button.tsx';
import { say, sayFailed } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import { usePaths } from '../paths.ts';
import { changeSide, isPractising } from '../practice/changeSide.ts';
import { PRACTICE } from '../practice/words.ts';
import { useStaff } from '../session.ts';
import { openFinder } from '../shell/FindButton.tsx';
import { useSentence } from '../shell/useSentence.ts';
import { showStep, useTourStep } from './tourState.ts';
import { TOUR } from './words.ts';
import './tour.css';

/**
 * A step of the tour, beside the work and never over it: one reads and does at once. It leads through the real screens; whoever goes elsewhere is led
 * back by a link, and is not held.
 */
export function TourCard() {
  const words = useWords(TOUR);
  const practice = useWords(PRACTICE);
  const sentence = useSentence();
  const path = usePaths();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { is, userId } = useStaff();
  const step = useTourStep();
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const [moved, setMoved] = useState(false);
  const { steps } = words;
  const isOffice = is === 'full_administrator';
  const write = path(is === 'diocese_user' ? 'addDioceseNews' : 'addDepartmentNews');
  const inbox = path(is === 'diocese_user' ? 'dioceseQueries' : 'enquiries');
  const all: readonly { readonly said: readonly string[]; readonly to?: string }[] = [
    { said: steps.today, to: path('today') },
    { said: steps.write, to: write },
    { said: steps.picture, to: write },
    { said: isOffice ? steps.saveOffice : steps.save, to: write },
    { said: steps.find },
    is === 'department_user' ? { said: steps.help } : { said: steps.letters, to: inbox },
  ];
  const now = all[step - 1];
  // Whoever has pressed a button of the card goes on in it, although the screen behind has changed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: acts when the step or the screen has changed.
  useEffect(() => {
    if (!moved) return undefined;
    const frame = requestAnimationFrame(() => requestAnimationFrame(() => card.current?.focus()));
    return () => cancelAnimationFrame(frame);
  }, [step, pathname]);
  if (!now) return null;
  const [title, text] = now.said;
  const go = (next: number) => {
    setMoved(true);
    showStep(next);
    const to = all[next - 1]?.to;
    if (to !== undefined && to !== pathname) void navigate(to);
  };
  const leave = () => {
    showStep(0);
    say(words.left);
  };
  const practise = () =>
    void changeSide('practiceBegin', write).catch((error: unknown) =>
      sayFailed(sentence(error, practice.failed)),
    );
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: Escape leaves it from wherever in it one is.
    <aside
      ref={card}
      className="tour"
      tabIndex={-1}
      aria-label={words.label}
      aria-describedby={id}
      onKeyDown={(event) => {
        if (event.key === 'Escape') leave();
      }}
    >
      <div className="tour-head">
        <p className="hint">{words.step(step, TOUR_STEPS)}</p>
        <IconButton icon="close" label={words.leave} onClick={leave} />
      </div>
      <div id={id} aria-live="polite">
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <div className="acts">
        {step > 1 && (
          <Button look="text" onClick={() => go(step - 1)}>
            {words.back}
          </Button>
        )}
        {now.to !== undefined && now.to !== pathname && (
          <Link className={buttonClass('text')} to={now.to}>
            {words.there}
          </Link>
        )}
        {now.said === steps.find && (
          <Button look="text" onClick={() => openFinder(true)}>
            {words.open}
          </Button>
        )}
        {now.said === steps.write && !isPractising(userId) && (
          <Button look="text" onClick={practise}>
            {words.practise}
          </Button>
        )}
        {step < TOUR_STEPS ? (
          <Button look="fill" onClick={() => go(step + 1)}>
            {words.next}
          </Button>
        ) : (
          <Button look="fill" onClick={leave}>
            {words.done}
          </Button>
        )}
      </div>
    </aside>
  );
}
