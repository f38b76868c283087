import { video } from '#kinds/video.ts';
import { useWords } from '#ui/useWords.ts';
import { formWords } from '../kit/form/formOptions.ts';
import { RecordModal } from '../kit/form/RecordModal.tsx';
import { useRecordForm } from '../kit/form/useRecordForm.ts';
import { type ModalProps, RecordListScreen } from '../kit/list/RecordListScreen.tsx';
import { RowPicture, RowTitle } from '../kit/list/RecordTable.tsx';
import { useRecordList } from '../kit/list/useRecordList.ts';
import { useOrganisation } from '../kit/organisation.ts';
import { VIDEOS } from './words.ts';

/** Videos (001 §2.3), in their order (AMB-057). */
export function VideosScreen() {
  const words = useWords(VIDEOS);
  const organisation = useOrganisation();
  const { title, thumbnail } = video.fields;
  const list = useRecordList({
    of: video,
    size: 20,
    failed: words.failed,
  });
  return (
    <RecordListScreen
      list={list}
      words={{ ...words, heading: words.heading(organisation) }}
      nameOf={(row) => row.title}
      form={(modal) => <VideoModal {...modal} />}
      columns={[
        { head: thumbnail.label, fold: 'picture', cell: (row) => <RowPicture url={row.thumbnail} /> },
        { head: title.label, sort: 'title', fold: 'main', cell: (row) => <RowTitle title={row.title} /> },
        { head: words.order, sort: 'order', fold: 'line', narrow: true, cell: (row) => row.order },
      ]}
    />
  );
}

/** Add Videos and Edit Videos: a link or a file, exactly one of them (001 §5). */
function VideoModal({ id, onSaved, onClose }: ModalProps) {
  const words = useWords(VIDEOS);
  const form = useRecordForm(
    {
      of: video,
      fields: ['title', 'youtube_url', 'order', 'video_url', 'thumbnail'],
      leftOut: ['description'],
      ...formWords(id, words),
      mistakes: ({ youtube_url: link, video_url: film }) =>
        link && film ? { youtube_url: words.both } : link || film ? {} : { youtube_url: words.neither },
      onSaved,
    },
    id,
  );
  const { Field } = form;
  return (
    <RecordModal form={form} onClose={onClose}>
      <Field name="title" />
      <Field name="youtube_url" />
      <p className="or">{words.or}</p>
      <Field name="video_url" />
      <Field name="order" />
      <Field name="thumbnail" />
    </RecordModal>
  );
}
