import { advertisement, RANKS } from '#kinds/advertisement.ts';
import { useWords } from '#ui/useWords.ts';
import { formWords } from '../kit/form/formOptions.ts';
import { RecordModal } from '../kit/form/RecordModal.tsx';
import { useRecordForm } from '../kit/form/useRecordForm.ts';
import { type ModalProps, RecordListScreen } from '../kit/list/RecordListScreen.tsx';
import { RowPicture, RowTitle } from '../kit/list/RecordTable.tsx';
import { useRecordList } from '../kit/list/useRecordList.ts';
import { ADVERTISEMENTS } from './words.ts';
import './advertisements.css';

/** Advertisements of the three ranks (001 §2.9). */
export function AdvertisementsScreen() {
  const words = useWords(ADVERTISEMENTS);
  const { title } = advertisement.fields;
  const list = useRecordList({
    of: advertisement,
    size: 20,
    // The highest rank first, and within each the newest first.
    fixed: { order_by: 'type', direction: 'desc' },
    failed: words.failed,
  });
  return (
    <RecordListScreen
      list={list}
      words={words}
      nameOf={(row) => row.title}
      form={(modal) => <AdvertisementModal {...modal} />}
      tables={(rows, table) =>
        RANKS.map((rank) => {
          const own = rows.filter(({ type }) => type === rank);
          const active = own.filter(({ activated }) => activated).length;
          const name = words.ranks[rank];
          return (
            own.length > 0 && (
              <section key={rank} className="group" aria-label={name}>
                <div className="group-head">
                  <h2>{name}</h2>
                  {/* The count is known only once all of them are loaded. */}
                  {!list.hasMore && !list.address.search && (
                    <span className="told">{words.active(active, own.length)}</span>
                  )}
                  <span className="small">{words.places[rank]}</span>
                </div>
                {table(name, own)}
              </section>
            )
          );
        })
      }
      columns={[
        { head: words.thumbnail, fold: 'picture', cell: (row) => <RowPicture url={row.thumbnail} whole /> },
        {
          head: title.label,
          sort: 'title',
          fold: 'main',
          cell: (row) => <RowTitle title={row.title} below={[row.url]} />,
        },
        {
          head: words.banner,
          fold: 'line',
          cell: (row) =>
            row.banner_image ? (
              <RowPicture url={row.banner_image} wide whole />
            ) : (
              <span className="warn">{words.noBanner}</span>
            ),
        },
        { head: words.author, fold: 'by', cell: (row) => row.created_by.user_name },
      ]}
    />
  );
}

function AdvertisementModal({ id, onSaved, onClose }: ModalProps) {
  const words = useWords(ADVERTISEMENTS);
  const form = useRecordForm(
    {
      of: advertisement,
      fields: ['title', 'thumbnail', 'type', 'banner_image', 'url'],
      leftOut: ['description'],
      ...formWords(id, words),
      onSaved,
    },
    id,
  );
  const { Field } = form;
  return (
    <RecordModal form={form} onClose={onClose}>
      <Field name="title" />
      <Field name="thumbnail" />
      <Field name="type" options={RANKS.map((value) => ({ value, name: words.ranks[value] }))} />
      <Field name="banner_image" refusal={words.bannerRefused} />
      <Field name="url" />
    </RecordModal>
  );
}
