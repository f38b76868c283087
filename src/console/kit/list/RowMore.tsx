import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { Kind } from '#kinds/define.ts';
import { FORM_PARAMETER, LIKE_PARAMETER } from '#lib/formParameter.ts';
import { Icon } from '#ui/Icon.tsx';
import { MORE_ICONS } from '#ui/moreIcons.tsx';
import { useWords } from '#ui/useWords.ts';
import { RowLeading } from '../../leading/RowLeading.tsx';
import { TEMPLATES } from '../../templates/words.ts';
import type { AnyDoc } from '../form/recordCalls.ts';
import { HistoryLink } from '../HistoryLink.tsx';
import { onDemand } from '../onDemand.ts';
import { kindsWithPages } from '../organisation.ts';
import { SuspenseBoundary } from '../SuspenseBoundary.tsx';
import { LIST_LATER } from './laterWords.ts';
import type { May } from './mayDo.ts';
import { PlanLines } from './PlanLines.tsx';
import { NEW, OVER_LIST } from './useOpenForm.ts';

interface Props {
  of: Kind;
  id: string;
  /** The name of the record. */
  name: string;
  may: May;
  /** The page for adding one, if adding is not a form over the list. */
  add: string | undefined;
  /** Whether visitors see it. */
  on: boolean;
  /** The heading of the list. */
  back: string;
}

/** The kinds with a record that can lead a front page. */
const LEADING: readonly string[] = ['news'];

/** Further menu entries of a row besides edit, switch and delete; loaded when a menu is first opened. */
export function RowMore({ of, id, name, may, add, on, back }: Props) {
  const { addLike, share } = useWords(LIST_LATER);
  const { keep } = useWords(TEMPLATES);
  const [pagesOf] = useState(kindsWithPages);
  const [passedOn, setPassedOn] = useState(false);
  const [keeping, setKeeping] = useState(false);
  const query = new URLSearchParams(useSearchParams()[0]);
  query.set(FORM_PARAMETER, NEW);
  query.set(LIKE_PARAMETER, id);
  const like = add ? { to: `${add}?${LIKE_PARAMETER}=${id}` } : { to: `?${query}`, ...OVER_LIST };
  return (
    <>
      {may.create && of.comesAgain && (
        <Link {...like}>
          <Icon name="plus" />
          {addLike}
        </Link>
      )}
      {may.create && of.comesAgain && (
        <button type="button" onClick={() => setKeeping(true)}>
          <Icon name={MORE_ICONS.copy} />
          {keep}
        </button>
      )}
      {pagesOf[of.name] === 'own' && on && (
        <button type="button" onClick={() => setPassedOn(true)}>
          <Icon name="link" />
          {share}
        </button>
      )}
      {may.seeHistory && <HistoryLink kind={of.name} id={id} name={name} back={back} />}
      {LEADING.includes(of.name) && <RowLeading id={id} name={name} />}
      {keeping && (
        <SuspenseBoundary>
          <KeepTemplate {...{ of, id, name }} onClose={() => setKeeping(false)} />
        </SuspenseBoundary>
      )}
      {passedOn && (
        <SuspenseBoundary>
          <ShareDialog kind={of.name} id={id} onClose={() => setPassedOn(false)} />
        </SuspenseBoundary>
      )}
    </>
  );
}

const KeepTemplate = onDemand(() => import('../../templates/KeepTemplate.tsx'), 'KeepTemplate');
const ShareDialog = onDemand(() => import('../../share/ShareDialog.tsx'), 'ShareDialog');

/** The scheduled changes of a row's record; loaded with the other parts that most rows do not need. */
export const RowPlans = ({ plans = [] }: Pick<AnyDoc, 'plans'>) => <PlanLines plans={plans} />;
