import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useWords } from '#ui/useWords.ts';
import { useSentence } from '../kit/useSentence.ts';
import { KeyFields, OtherWays, RememberField, ShowKeyButton } from '../twoFactor/KeyWays.tsx';
import { type SecondStepProps, useSecondStep } from '../twoFactor/useSecondStep.ts';
import { TWO_FACTOR } from '../twoFactor/words.ts';
import { LoginFrame } from './LoginFrame.tsx';
import '../twoFactor/twoFactor.css';

/** The second step of signing in, after the password (look book, second key). */
export function SecondStep(props: SecondStepProps) {
  const words = useWords(TWO_FACTOR);
  const sentence = useSentence();
  const { keys, asking, heading, trust } = useSecondStep(props);
  return (
    <LoginFrame key={keys.way} heading={heading} onSubmit={() => void keys.submit()}>
      {keys.way === 'device' && <p>{words.doorPhone}</p>}
      <KeyFields keys={keys} />
      <RememberField keys={keys} trust={trust} />
      <ShowKeyButton keys={keys} className="btn--full" />
      <OtherWays keys={keys} />
      {asking.isSuccess ? (
        <Notice tone="good">{words.asked}</Notice>
      ) : (
        <div className="key-lost">
          <p>
            <b>{words.lost}</b> {words.lostText}
          </p>
          {asking.error && <Notice tone="bad">{sentence(asking.error, words.failed.ask)}</Notice>}
          <Button look="line" busy={asking.isPending} onClick={() => asking.mutate()}>
            {words.askThem}
          </Button>
        </div>
      )}
      <p className="login-else">
        <Button look="text" onClick={props.onBack}>
          {words.back}
        </Button>
      </p>
    </LoginFrame>
  );
}
