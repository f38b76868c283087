import { useWords } from '#ui/useWords.ts';
import { SubscribeForm } from '../parts/SubscribeForm.tsx';
import { subscribeWords } from '../parts/words.ts';
import type { RefusedForm } from '../routing/route.ts';
import { Page } from '../shell/Page.tsx';

/** The result page of the footer's and the home page's forms without script: the outcome, and the form again. */
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
