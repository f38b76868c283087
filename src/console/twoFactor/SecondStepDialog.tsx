import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { useWords } from '#ui/useWords.ts';
import { SHELL } from '../kit/words.ts';
import { KeyFields, OtherWays, RememberField, ShowKeyButton } from './KeyWays.tsx';
import { type SecondStepProps, useSecondStep } from './useSecondStep.ts';
import { TWO_FACTOR } from './words.ts';
import './twoFactor.css';

/** The same over the page after a session has ended: the input below is kept. */
export function SecondStepDialog({ onClose, ...props }: SecondStepProps & { onClose: () => void }) {
  const words = useWords(TWO_FACTOR);
  const { cancel } = useWords(SHELL);
  const { keys, heading, trust } = useSecondStep(props);
  return (
    <Dialog
      title={heading}
      onClose={onClose}
      onSubmit={() => void keys.submit()}
      foot={
        <>
          <Button look="line" onClick={onClose}>
            {cancel}
          </Button>
          <ShowKeyButton keys={keys} />
        </>
      }
    >
      {keys.way === 'device' && <p>{words.doorPhone}</p>}
      <KeyFields keys={keys} />
      <RememberField keys={keys} trust={trust} />
      <OtherWays keys={keys} />
    </Dialog>
  );
}
