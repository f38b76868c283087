import { useMutation } from '@tanstack/react-query';
import {
  BREACH,
  BREACH_NAME_MAX,
  BREACH_PARTS,
  BREACH_TEXT_MAX,
  BREACH_TEXTS,
  type BreachPart,
  DATED_PARTS,
} from '#lib/breach.ts';
import { Button } from '#ui/Button.tsx';
import { CheckList } from '#ui/Choices.tsx';
import { TextAreaField, TextField } from '#ui/Field.tsx';
import { Notice } from '#ui/Notice.tsx';
import { say } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import { CallError, isStale, send } from '../kit/api.ts';
import { LeaveGuard } from '../kit/form/LeaveGuard.tsx';
import { useSentence } from '../kit/useSentence.ts';
import { type Breach, type BreachValues, sentValues } from './values.ts';
import { DATA } from './words.ts';

interface Props {
  breach: Breach;
  values: BreachValues;
  dirty: boolean;
  onValues: (values: BreachValues) => void;
  reload: () => Promise<unknown>;
}

/** The known facts. The input is kept until it is saved, whatever the server responds. */
export function BreachForm({ breach, values, dirty, onValues, reload }: Props) {
  const words = useWords(DATA);
  const { parts: names } = useWords(BREACH);
  const sentence = useSentence();
  const { _id: id, version } = breach;
  const saving = useMutation({
    mutationFn: async (over: boolean) => {
      const based = over ? (await send('breachGet', { id })).version : version;
      return send('breachSave', { id, body: sentValues(values, based) });
    },
    onSuccess: async () => {
      await reload();
      say(words.saved);
    },
  });
  const mistakes = saving.error instanceof CallError ? saving.error.fields : {};
  const field = (name: Exclude<keyof BreachValues, 'parts'>) => ({
    label: words.fields[name],
    value: values[name],
    error: mistakes[name],
    onValue: (value: string) => onValues({ ...values, [name]: value }),
  });
  const moment = (name: 'noticed_at' | 'from_at' | 'until_at') => (
    <TextField type="datetime-local" {...field(name)} />
  );
  const dated = values.parts.some((part) => DATED_PARTS.includes(part));
  return (
    <form
      noValidate
      className="data-form"
      aria-label={words.what}
      onSubmit={(event) => {
        event.preventDefault();
        saving.mutate(false);
      }}
    >
      <LeaveGuard dirty={dirty} />
      {saving.error && (
        <Notice tone="bad">
          <div>
            {sentence(saving.error, words.failed.save)}{' '}
            {isStale(saving.error) && (
              <Button look="text" onClick={() => saving.mutate(true)}>
                {words.mine}
              </Button>
            )}
          </div>
        </Notice>
      )}
      <TextField limit={BREACH_NAME_MAX} {...field('name')} />
      <CheckList
        legend={words.touched}
        options={BREACH_PARTS.map((value) => ({ value, name: names[value] }))}
        values={values.parts}
        onValues={(parts) => onValues({ ...values, parts: parts as BreachPart[] })}
      />
      <Button
        look="line"
        onClick={() => onValues({ ...values, parts: BREACH_PARTS })}
        disabled={values.parts.length === BREACH_PARTS.length}
      >
        {words.all}
      </Button>
      {moment('noticed_at')}
      <div className="cols cols--2">
        {moment('from_at')}
        {moment('until_at')}
      </div>
      <p className="hint">{words.unknownEnd}</p>
      {dated && (
        <fieldset className="field">
          <legend className="legend">{words.narrow}</legend>
          <div className="cols cols--2">
            <TextField type="date" {...field('written_from')} />
            <TextField type="date" {...field('written_until')} />
          </div>
        </fieldset>
      )}
      {BREACH_TEXTS.map((name) => (
        <TextAreaField
          key={name}
          rows={4}
          hint={words.hints[name]}
          limit={BREACH_TEXT_MAX}
          {...field(name)}
        />
      ))}
      <div className="acts">
        <Button type="submit" busy={saving.isPending} disabled={!dirty}>
          {words.save}
        </Button>
      </div>
    </form>
  );
}
