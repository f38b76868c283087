import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { DataOf } from '#calls/calls.ts';
import { LEAD_PLACES, type LeadPlace } from '#kinds/news.ts';
import { dayOf } from '#lib/dates.ts';
import { shortDay } from '#lib/dayNames.ts';
import { Button } from '#ui/Button.tsx';
import { RadioList } from '#ui/Choices.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { FieldError, TextField } from '#ui/Field.tsx';
import { say, sayFailed } from '#ui/toasts.ts';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { CallError, send } from '../kit/api.ts';
import { useStaff } from '../kit/session.ts';
import { useSentence } from '../kit/useSentence.ts';
import { SHELL } from '../kit/words.ts';
import { FEATURED } from './words.ts';

interface Props {
  id: string;
  name: string;
  standing: DataOf<'newsStandings'>['docs'][number];
  onChange: () => unknown;
  onClose: () => void;
}

/** Makes a story lead a front page until a given day, or ends that. A unit's users choose for the unit's page only. */
export function FeatureDialog({ id, name, standing: placement, onChange, onClose }: Props) {
  const words = useWords(FEATURED);
  const { undo } = useWords(SHELL);
  const language = useLanguage();
  const sentence = useSentence();
  const isOffice = useStaff().is === 'full_administrator';
  const [place, setPlace] = useState<LeadPlace>(isOffice ? 'synod' : 'unit');
  const now = placement.leads.find((one) => one.place === place);
  const [typed, setTyped] = useState<Partial<Record<LeadPlace, string>>>({});
  const until = typed[place] ?? now?.last_day ?? '';
  const lead = (of: string, leads: boolean, last_day: string | null) =>
    send('newsLead', { id: of, body: { place, leads, last_day } });
  const saving = useMutation({
    mutationFn: (leads: boolean) => lead(id, leads, leads ? until : null),
    onSuccess: ({ before }, leads) => {
      const back = before ? () => lead(before._id, true, before.last_day) : () => lead(id, false, null);
      const run = () =>
        void back().then(onChange, (why: unknown) => sayFailed(sentence(why, words.undoFailed)));
      const instead = before && before._id !== id ? words.leadsInstead(before.title) : words.leads;
      say(leads ? instead : words.ended, { name: undo, run });
      onClose();
      return onChange();
    },
  });
  const { error } = saving;
  const ofDay = error instanceof CallError ? error.fields.last_day : undefined;
  return (
    <Dialog
      title={words.heading}
      onClose={onClose}
      onSubmit={() => saving.mutate(true)}
      foot={
        <>
          {now && (
            <Button look="line" busy={saving.isPending} onClick={() => saving.mutate(false)}>
              {words.leadNoMore}
            </Button>
          )}
          <Button type="submit" busy={saving.isPending}>
            {words.letLead}
          </Button>
        </>
      }
    >
      <p className="hint">{name}</p>
      {isOffice && (
        <RadioList
          legend={words.place}
          value={place}
          options={LEAD_PLACES.map((value) => ({ value, name: words.places[value] }))}
          onValue={(value) => setPlace(value as LeadPlace)}
        />
      )}
      {now && <p role="status">{words.leadsNow(now.last_day ? shortDay(now.last_day, language) : '')}</p>}
      <TextField
        type="date"
        label={words.until}
        mark={words.optional}
        hint={words.untilHint}
        error={ofDay}
        min={dayOf(new Date())}
        value={until}
        onValue={(day) => setTyped({ ...typed, [place]: day })}
      />
      {error && !ofDay && <FieldError>{sentence(error, words.failed)}</FieldError>}
    </Dialog>
  );
}
