import { useMutation } from '@tanstack/react-query';
import type { SentTo } from '#calls/calls.ts';
import { Button } from '#ui/Button.tsx';
import { CheckField, SelectField } from '#ui/Field.tsx';
import { say, sayFailed } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import { send } from '../kit/api.ts';
import { useSentence } from '../kit/useSentence.ts';
import { useUnits } from '../kit/useUnits.ts';
import { useWaitingChanges } from './WaitingChanges.tsx';
import { WAITING } from './words.ts';

/** Whether units' changes to their public stories wait for the office: for all, and exceptions for single units. */
export function ChangesWait() {
  const words = useWords(WAITING);
  const sentence = useSentence();
  const { data, refetch } = useWaitingChanges();
  const choosing = useMutation({
    mutationFn: (wait: boolean) => send('changesWait', { body: { wait } }),
    onSuccess: (_done, wait) => say(wait ? words.changesWaitNow : words.changesWaitNoMore),
    onError: (why) => sayFailed(sentence(why, words.failed.changesWait)),
    onSettled: () => refetch(),
  });
  if (!data) return null;
  return (
    <div className="changes-wait">
      <CheckField
        label={words.changesWait}
        checked={choosing.isPending ? choosing.variables : data.changes_wait}
        onChecked={(wait) => choosing.mutate(wait)}
      />
      <p className="hint">{words.changesWaitNote}</p>
      <UnitsThatDiffer all={data.changes_wait} units={data.units} onChange={() => refetch()} />
    </div>
  );
}

type Chosen = SentTo<'unitChangesWait'>['changes'];

interface Props {
  /** The setting for all. */
  all: boolean;
  units: NonNullable<ReturnType<typeof useWaitingChanges>['data']>['units'];
  onChange: () => Promise<unknown>;
}

/** The exceptions: a chosen unit has the opposite of the general setting. */
function UnitsThatDiffer({ all, units, onChange }: Props) {
  const words = useWords(WAITING);
  const sentence = useSentence();
  const [dioceses, departments] = [useUnits('diocese'), useUnits('department')];
  const choosing = useMutation({
    mutationFn: ({ unit, changes }: { unit: string; name: string; changes: Chosen }) =>
      send('unitChangesWait', { body: { unit, changes } }),
    onSuccess: (_done, { name, changes }) => say(words.ofUnit[changes](name)),
    onError: (why) => sayFailed(sentence(why, words.failed.changesWait)),
    onSettled: onChange,
  });
  const others = [...(dioceses ?? []), ...(departments ?? [])].filter(
    ({ value }) => !units.some(({ _id }) => _id === value),
  );
  return (
    <>
      <SelectField
        label={all ? words.atOnceFor : words.waitFor}
        empty={words.choose}
        options={others}
        value=""
        disabled={choosing.isPending}
        onValue={(unit) => {
          const name = others.find(({ value }) => value === unit)?.name ?? '';
          choosing.mutate({ unit, name, changes: all ? 'at_once' : 'wait' });
        }}
      />
      {units.length > 0 && (
        <ul className="differing">
          {units.map(({ _id: unit, name, wait }) => (
            <li key={unit}>
              {words.ofUnit[wait ? 'wait' : 'at_once'](name)}
              <Button
                look="text"
                aria-label={words.asAllOf(name)}
                onClick={() => choosing.mutate({ unit, name, changes: 'as_all' })}
              >
                {words.asAll}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
