import { useWords } from '#ui/useWords.ts';
import type { RefusedForm } from '../routing/route.ts';
import { Page } from '../shell/Page.tsx';
import { SubscribeForm } from './SubscribeForm.tsx';
import { subscribeWords } from './words.ts';

/** Where the forms of the foot and of the home page lead without script: what became of them, and the form once more. */
export function SubscribePage({ sent, refused }: { sent: boolean; refused: RefusedForm | undefined }) {
  const w = useWords(subscribeWords);
  return (
    <Page heading={w.title} trail={[]} deck={w.says}>
      <div id="subscribe">
        <SubscribeForm look="row" refused={refused} done={sent} />
      </div>
    </Page>
  );
}
