import { useParams } from 'react-router';
import { campaign } from '#kinds/campaign.ts';
import { useWords } from '#ui/useWords.ts';
import { formWords } from '../kit/form/formOptions.ts';
import { RecordPage } from '../kit/form/RecordPage.tsx';
import { useRecordForm } from '../kit/form/useRecordForm.ts';
import { usePaths } from '../kit/paths.ts';
import { CAMPAIGNS } from './words.ts';

/** Add campaign and Edit campaign (001 §2.6, §5): no thumbnail is required. */
export function CampaignEditScreen() {
  const { id } = useParams();
  const words = useWords(CAMPAIGNS);
  const list = usePaths()('campaigns');
  const form = useRecordForm(
    {
      of: campaign,
      fields: ['title', 'description', 'upi_id', 'bank_account', 'how_to_give', 'thumbnail', 'gallery'],
      ...formWords(id, words),
      onSaved: list,
    },
    id,
  );
  const { Field } = form;
  return (
    <RecordPage form={form} back={{ to: list, name: words.heading }}>
      <div className="edit-main">
        <Field name="title" />
        <Field name="description" />
        <Field name="upi_id" />
        <Field name="bank_account" />
        <Field name="how_to_give" />
        <Field name="gallery" />
      </div>
      <div className="edit-side">
        <Field name="thumbnail" crop />
      </div>
    </RecordPage>
  );
}
