import { campaign } from '#kinds/campaign.ts';
import { excerpt, textOf } from '#lib/html.ts';
import { useWords } from '#ui/useWords.ts';
import { RecordListScreen } from '../kit/list/RecordListScreen.tsx';
import { RowPicture, RowTitle } from '../kit/list/RecordTable.tsx';
import { useRecordList } from '../kit/list/useRecordList.ts';
import { usePaths } from '../kit/paths.ts';
import { CAMPAIGNS } from './words.ts';

/** Campaigns (001 §2.6). */
export function CampaignsScreen() {
  const words = useWords(CAMPAIGNS);
  const path = usePaths();
  const { thumbnail } = campaign.fields;
  const list = useRecordList({
    of: campaign,
    size: 25,
    failed: words.failed,
  });
  return (
    <RecordListScreen
      list={list}
      words={words}
      nameOf={(row) => row.title}
      pages={{ add: path('addCampaign'), edit: (id) => path('editCampaign', { id }) }}
      columns={[
        { head: thumbnail.label, fold: 'picture', cell: (row) => <RowPicture url={row.thumbnail} /> },
        {
          head: words.main,
          sort: 'title',
          fold: 'main',
          cell: (row) => <RowTitle title={row.title} text={[excerpt(textOf(row.description), 240)]} />,
        },
        { head: words.author, fold: 'by', cell: (row) => row.created_by.user_name },
      ]}
    />
  );
}
