import type { RowPlanDoc } from '#kinds/docs.ts';
import { Icon } from '#ui/Icon.tsx';
import { useLanguage } from '#ui/useWords.ts';
import { planSaid } from './planSaid.ts';
import './schedule.css';

/** What comes by itself for a record of a list, below its state: each in a line. */
export function PlanLines({ plans }: { plans: readonly RowPlanDoc[] }) {
  const language = useLanguage();
  return plans.map((plan) => (
    <span key={plan.act + plan.state} className="row-plan" data-bad={plan.state === 'failed' || undefined}>
      <Icon name={plan.state === 'failed' ? 'warning' : 'clock'} />
      {planSaid(plan, language)}
    </span>
  ));
}
