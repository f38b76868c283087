import { campaign } from '#kinds/campaign.ts';
import { excerpt, textOf } from '#lib/html.ts';
import { useWords } from '#ui/useWords.ts';
import { usePaths } from '../paths.ts';
import { RecordListScreen } from '../shell/list/RecordListScreen.tsx';
import { RowPicture, RowTitle } from '../shell/list/RecordTable.tsx';
import { useRecordList } from '../shell/list/useRecordList.ts';
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
          cell: (row) => <RowTitle title={row.title} below={[excerpt(textOf(row.description), 240)]} />,
        },
        { head: words.author, fold: 'by', cell: (row) => row.created_by.user_name },
      ]}
    />
  );
}
