import { useState } from 'react';
import { Icon } from '#ui/Icon.tsx';
import { MORE_ICONS } from '#ui/moreIcons.tsx';
import { useWords } from '#ui/useWords.ts';
import type { RowOf } from '../kit/list/listFeatures.ts';
import { onDemand } from '../kit/onDemand.ts';
import { SuspenseBoundary } from '../kit/SuspenseBoundary.tsx';
import { TEMPLATES } from './words.ts';

/** Saves a record as a template, from its row's menu. */
export function KeepEntry({ of, id, name }: RowOf) {
  const { keep } = useWords(TEMPLATES);
  const [keeping, setKeeping] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setKeeping(true)}>
        <Icon name={MORE_ICONS.copy} />
        {keep}
      </button>
      {keeping && (
        <SuspenseBoundary>
          <KeepTemplate {...{ of, id, name }} onClose={() => setKeeping(false)} />
        </SuspenseBoundary>
      )}
    </>
  );
}

const KeepTemplate = onDemand(() => import('./KeepTemplate.tsx'), 'KeepTemplate');
