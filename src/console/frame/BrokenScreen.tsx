import { Button } from '#ui/Button.tsx';
import { useWords } from '#ui/useWords.ts';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import { SHELL } from '../kit/words.ts';

/** Shown when a screen failed to load or render, most often because the server has been updated since. */
export function BrokenScreen() {
  const words = useWords(SHELL);
  return (
    <main className="work">
      <ScreenHead title={words.panel} />
      <div className="empty">
        <p>{words.broken}</p>
        <Button look="line" onClick={() => window.location.reload()}>
          {words.reload}
        </Button>
      </div>
    </main>
  );
}

/** Shown for an address the console does not have. The server answers such addresses itself, so only a wrong link leads here. */
export function UnknownScreen() {
  const words = useWords(SHELL);
  return (
    <>
      <ScreenHead title={words.panel} />
      <div className="empty">
        <p>{words.unknown}</p>
      </div>
    </>
  );
}
