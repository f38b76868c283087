import type { RowPlanDoc } from '#kinds/docs.ts';
import { Icon } from '#ui/Icon.tsx';
import { useLanguage } from '#ui/useWords.ts';
import { planSentence } from './planSentence.ts';
import './plans.css';

/** A record's scheduled changes in a list, below its state, one per line. */
export function PlanLines({ plans }: { plans: readonly RowPlanDoc[] }) {
  const language = useLanguage();
  return plans.map((plan) => (
    <span key={plan.act + plan.state} className="row-plan" data-bad={plan.state === 'failed' || undefined}>
      <Icon name={plan.state === 'failed' ? 'warning' : 'clock'} />
      {planSentence(plan, language)}
    </span>
  ));
}
