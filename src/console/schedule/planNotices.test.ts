import { expect, it } from 'vitest';
import type { RowPlanDoc } from '#kinds/docs.ts';
import { planNotices } from '../kit/list/planNotices.ts';

const plan = (act: RowPlanDoc['act'], state: RowPlanDoc['state'] = 'planned'): RowPlanDoc => ({
  act,
  at: '2099-01-05T12:30:00.000Z',
  state,
});
const rows = (...plans: RowPlanDoc[][]) => plans.map((of, n) => ({ name: `Story ${n + 1}`, plans: of }));
const notices = (of: ReturnType<typeof rows>) =>
  planNotices(of, ({ name }) => name, 'en').replaceAll('\u00a0', ' ');

it('says nothing of what has no hours, and of what did not come', () => {
  expect(notices(rows([], []))).toBe('');
  expect(planNotices([{}], () => '', 'en')).toBe('');
  expect(notices(rows([plan('publish', 'failed')]))).toBe('');
});

it('says of one record what does not come, without its name', () => {
  expect(notices(rows([plan('publish'), plan('withdraw')]))).toMatch(
    /^To be published .*2099, 6:00 PM\. To be removed .*\. While it is in the trash, nothing of this happens\.$/,
  );
});

it('says of many which of them has which hours, changes and wishes too', () => {
  const said = notices(rows([plan('publish', 'wished')], [], [plan('change'), plan('change', 'wished')]));
  expect(said).toMatch(
    /^‘Story 1’: Requested for .*\. ‘Story 3’: To be changed .*\. ‘Story 3’: A change awaits approval\. /,
  );
  expect(said).toMatch(/While they are in the trash, nothing of this happens\.$/);
  expect(said).not.toContain('Story 2');
});

it('names the first five and counts the rest', () => {
  const seven = notices(rows(...Array.from({ length: 7 }, () => [plan('publish')])));
  expect(seven.match(/To be published/g)?.length).toBe(5);
  expect(seven).toContain('. 2 more times are scheduled. While they');
  expect(notices(rows(...Array.from({ length: 6 }, () => [plan('publish')])))).toContain(
    '. One more time is scheduled. ',
  );
});
