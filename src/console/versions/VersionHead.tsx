import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Kind } from '#kinds/define.ts';
import type { Language } from '#lib/language.ts';
import { Button } from '#ui/Button.tsx';
import { say, sayFailed } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import { recordCalls } from '../kit/form/recordCalls.ts';
import { useStaff } from '../kit/session.ts';
import { useSentence } from '../kit/useSentence.ts';
import { languageHere } from './languageHere.ts';
import type { Version } from './useVersions.ts';
import { VERSIONS } from './words.ts';
import '#ui/State.css';

interface Props {
  of: Kind;
  language: Language;
  own: Version | undefined;
  /** There is unsaved input. */
  isDirty: boolean;
  onChange: () => Promise<void>;
  children: ReactNode;
}

/** The state of a version and, for the office, a button to publish it. */
export function VersionHead({ of, language, own, isDirty, onChange, children }: Props) {
  const words = useWords(VERSIONS);
  const sentence = useSentence();
  const isOffice = useStaff().is === 'full_administrator';
  const publishing = useMutation({
    mutationFn: () => recordCalls<Kind>(of).edit(own?._id ?? '', { activated: true, version: own?.version }),
    onSuccess: () => {
      say(words.madeActive(languageHere(language)));
      return onChange();
    },
    onError: (why) => sayFailed(sentence(why, words.failed.makeActive)),
  });
  const isDraft = own !== undefined && own.activated === false;
  return (
    <div className="twin-head">
      {own ? (
        <span className={isDraft ? 'state state--off' : 'state state--on'}>
          {isDraft ? words.inactive : words.active}
        </span>
      ) : (
        !of.switchable && <span className="hint">{words.atOnce}</span>
      )}
      {isDraft && isOffice && (
        <Button
          look="line"
          disabled={isDirty}
          busy={publishing.isPending}
          onClick={() => publishing.mutate()}
        >
          {words.makeActive}
        </Button>
      )}
      {isDraft && (isOffice ? isDirty : true) && (
        <span className="hint">{isOffice ? words.saveFirst : words.waits}</span>
      )}
      {children}
    </div>
  );
}
