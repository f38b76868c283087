import { useState } from 'react';
import { Icon } from '#ui/Icon.tsx';
import { useWords } from '#ui/useWords.ts';
import { LIST_LATER } from '../kit/list/laterWords.ts';
import type { RowOf } from '../kit/list/listFeatures.ts';
import { onDemand } from '../kit/onDemand.ts';
import { SuspenseBoundary } from '../kit/SuspenseBoundary.tsx';

/** Passes a record's page on, from its row's menu. */
export function ShareEntry({ of, id }: RowOf) {
  const { share } = useWords(LIST_LATER);
  const [passedOn, setPassedOn] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setPassedOn(true)}>
        <Icon name="link" />
        {share}
      </button>
      {passedOn && (
        <SuspenseBoundary>
          <ShareDialog kind={of.name} id={id} onClose={() => setPassedOn(false)} />
        </SuspenseBoundary>
      )}
    </>
  );
}

const ShareDialog = onDemand(() => import('./ShareDialog.tsx'), 'ShareDialog');
