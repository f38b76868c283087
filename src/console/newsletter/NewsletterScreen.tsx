import { useWords } from '#ui/useWords.ts';
import { BulkBar } from '../kit/list/BulkBar.tsx';
import { ListWork } from '../kit/list/ListWork.tsx';
import { RecordTable, RowTitle } from '../kit/list/RecordTable.tsx';
import type { Selection } from '../kit/list/useSelection.ts';
import { SHELL } from '../kit/words.ts';
import { type ChosenNews, useChosenNews } from './chosenNews.ts';
import { NewsletterHead, SendButton } from './NewsletterHead.tsx';
import { OfferedNotice } from './OfferedNotice.tsx';
import { type NewsTab, useActiveNews } from './useActiveNews.ts';
import { NEWSLETTER } from './words.ts';

type Row = NonNullable<ReturnType<typeof useActiveNews>['rows']>[number];
const chosenOf = ({ _id, title, department_name, diocese_name }: Row): ChosenNews => ({
  id: _id,
  title,
  of: department_name || diocese_name,
});

/** The active news of departments, dioceses or both, from which a newsletter is composed (001 §2.4, AMB-105). */
export function NewsletterScreen({ tab }: { tab: NewsTab }) {
  const words = useWords(NEWSLETTER);
  const { units } = useWords(SHELL);
  const list = useActiveNews(tab);
  const choice = useChosenNews();
  const rows = list.rows ?? [];
  const shown = rows.filter(({ _id }) => choice.has(_id));
  const selection: Selection = {
    ids: shown.map(({ _id }) => _id),
    all: shown.length > 0 && shown.length === rows.length,
    some: shown.length > 0 && shown.length < rows.length,
    has: choice.has,
    toggle: (id) =>
      choice.has(id) ? choice.remove([id]) : choice.add(rows.filter(({ _id }) => _id === id).map(chosenOf)),
    toggleAll: () =>
      shown.length === rows.length
        ? choice.remove(rows.map(({ _id }) => _id))
        : choice.add(rows.map(chosenOf)),
    clear: choice.clear,
  };
  return (
    <>
      <NewsletterHead />
      <OfferedNotice choice={choice} />
      <div className="mt">
        <ListWork list={list} search={words.search} empty={words.empty} next="publish">
          {(found) => (
            <RecordTable
              caption={words.caption}
              rows={found}
              nameOf={(row) => row.title}
              selection={selection}
              columns={[
                {
                  head: words.main,
                  fold: 'main',
                  cell: (row) => <RowTitle title={row.title} text={[row.heading]} />,
                },
                { head: units.diocese.label, fold: 'of', cell: (row) => row.diocese_name },
                { head: units.department.label, fold: 'of', cell: (row) => row.department_name },
                { head: words.author, fold: 'by', cell: (row) => row.created_by.user_name },
              ]}
            />
          )}
        </ListWork>
      </div>
      <BulkBar
        count={choice.news.length}
        text={words.chosen(choice.news.length, choice.news.length - shown.length)}
        label={words.chosenLabel}
        onClear={choice.clear}
      >
        <SendButton look="line" />
      </BulkBar>
    </>
  );
}
