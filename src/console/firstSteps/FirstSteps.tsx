import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { buttonClass } from '#ui/Button.tsx';
import { Icon, type IconName } from '#ui/Icon.tsx';
import { useWords } from '#ui/useWords.ts';
import { send } from '../kit/api.ts';
import { usePaths } from '../kit/paths.ts';
import { FIRST_STEPS } from './words.ts';
import './firstSteps.css';

const STEPS = ['departments', 'dioceses', 'people', 'officers', 'news'] as const;
type Step = (typeof STEPS)[number];
const ICONS: Readonly<Record<Step, IconName>> = {
  departments: 'department',
  dioceses: 'church',
  people: 'people',
  officers: 'info',
  news: 'edit',
};

/**
 * The first steps of an empty installation, shown on the office's first screen until all are done. An installation with some news is in use and does
 * not see them. If the state cannot be loaded, nothing is shown: the screen works without it.
 */
export function FirstSteps() {
  const words = useWords(FIRST_STEPS);
  const path = usePaths();
  const { data: done } = useQuery({
    queryKey: ['firstSteps'],
    queryFn: ({ signal }) => readSteps(signal),
    retry: false,
    // The user returns here after each step.
    staleTime: 0,
  });
  const to: Readonly<Record<Step, string>> = {
    departments: path('departmentInformation'),
    dioceses: path('dioceseInformation'),
    people: done?.dioceses ? path('dioceseUsers') : path('departmentUsers'),
    officers: path('officers'),
    news: done?.departments ? path('addDepartmentNews') : path('addDioceseNews'),
  };
  if (!done || STEPS.every((step) => done[step])) return null;
  return (
    <section className="first-steps" aria-labelledby="first-steps">
      <h2 id="first-steps">{words.heading}</h2>
      <p className="lead-in">{words.lead}</p>
      <ul>
        {STEPS.map((step) => {
          const { name, what } = words.steps[step];
          return (
            <li key={step}>
              <Icon name={done[step] ? 'done' : ICONS[step]} className={done[step] ? 'good' : ''} />
              <div>
                <span className="t">{name}</span>
                <span className="small">{done[step] ? words.done : what}</span>
              </div>
              {!done[step] && (
                <Link className={buttonClass('line')} to={to[step]} aria-label={words.beginOf(name)}>
                  {words.begin}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Which steps are done. If there are news, which come last, nothing else is requested. */
async function readSteps(signal: AbortSignal): Promise<Record<Step, boolean>> {
  const all = (is: boolean) => Object.fromEntries(STEPS.map((step) => [step, is])) as Record<Step, boolean>;
  const [counts] = await send('newsCounts', { body: {}, signal });
  if (counts.total_news > SEVERAL) return all(true);
  const some = async (type: string) =>
    (await send('userList', { body: { type, limit: 1 }, signal })).docs.length > 0;
  const [departments, dioceses, ofDepartments, ofDioceses, officers] = await Promise.all([
    send('departmentAll', { signal }),
    send('dioceseAll', { signal }),
    some('department_user'),
    some('diocese_user'),
    some('officers'),
  ]);
  return {
    departments: departments.docs.length > 0,
    dioceses: dioceses.docs.length > 0,
    people: ofDepartments || ofDioceses,
    officers,
    news: counts.total_news > 0,
  };
}

/** With this many news the installation is in use, whatever else is missing. */
const SEVERAL = 10;
