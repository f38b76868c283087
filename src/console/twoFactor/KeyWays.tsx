import { Button } from '#ui/Button.tsx';
import { CheckField } from '#ui/Field.tsx';
import { MORE_ICONS } from '#ui/moreIcons.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useWords } from '#ui/useWords.ts';
import { RecoveryCodeField, SixField } from './CodeField.tsx';
import type { useKeyWays } from './useKeyWays.ts';
import type { useSecondStep } from './useSecondStep.ts';
import { TWO_FACTOR } from './words.ts';

type Ways = ReturnType<typeof useKeyWays>;

/** Asks for a second factor: the error message, and the field of the chosen method. */
export function KeyFields({ keys: { way, ways, code, setCode, trouble, choose } }: { keys: Ways }) {
  const words = useWords(TWO_FACTOR);
  return (
    <>
      {trouble.whole && <Notice tone="bad">{trouble.whole}</Notice>}
      {trouble.wait !== undefined && (
        <Notice tone="warn">
          <div>
            {words.tooMany(trouble.wait)}
            {way === 'app' && ways.includes('paper') && (
              <Button look="text" onClick={() => choose('paper')}>
                {words.orPaper}
              </Button>
            )}
          </div>
        </Notice>
      )}
      {way === 'app' && (
        <SixField label={words.sixLabel} error={trouble.code} value={code} onValue={setCode} />
      )}
      {way === 'paper' && <RecoveryCodeField error={trouble.code} value={code} onValue={setCode} />}
    </>
  );
}

/** The user's other methods. */
export function OtherWays({ keys: { way, ways, choose } }: { keys: Ways }) {
  const words = useWords(TWO_FACTOR);
  const names = { device: words.fromPhone, app: words.fromApp, paper: words.fromPaper };
  const others = ways.filter((one) => one !== way);
  if (others.length === 0) return null;
  return (
    <p className="key-others">
      {others.map((one) => (
        <Button key={one} look="text" onClick={() => choose(one)}>
          {names[one]}
        </Button>
      ))}
    </p>
  );
}

/** Whether to trust this browser for a while; a phone or computer as second factor is asked for with one press anyway. */
export function RememberField({
  keys: { way },
  trust: { days, remember, setRemember },
}: {
  keys: Ways;
  trust: ReturnType<typeof useSecondStep>['trust'];
}) {
  const words = useWords(TWO_FACTOR);
  if (days === 0 || way === 'device') return null;
  return <CheckField label={words.remember(days)} checked={remember} onChecked={setRemember} />;
}

/** The button that submits it. */
export function ShowKeyButton({ keys: { way, busy }, className }: { keys: Ways; className?: string }) {
  const words = useWords(TWO_FACTOR);
  return (
    <Button
      type="submit"
      className={className}
      busy={busy}
      {...(way === 'device' ? { icon: MORE_ICONS.phone } : {})}
    >
      {way === 'device' ? words.usePhone : words.goOn}
    </Button>
  );
}
