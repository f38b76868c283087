import { useParams } from 'react-router';
import type { UnitKind } from '#kinds/define.ts';
import { news, typeOfUnit } from '#kinds/news.ts';
import { dayOf } from '#lib/dates.ts';
import { useWords } from '#ui/useWords.ts';
import { formWords } from '../kit/form/formOptions.ts';
import { RecordPage } from '../kit/form/RecordPage.tsx';
import { useRecordForm } from '../kit/form/useRecordForm.ts';
import { usePaths } from '../kit/paths.ts';
import { SHELL } from '../kit/words.ts';
import { NEWS_FORM } from './formWords.ts';
import { NEWS } from './words.ts';

/** Add News and Edit News of both families (000 §2.5, §2.6). */
export function NewsEditScreen({ unit }: { unit: UnitKind }) {
  const { id } = useParams();
  const { heading, add, edit } = useWords(NEWS)[unit];
  const words = useWords(NEWS_FORM)[unit];
  const { units } = useWords(SHELL);
  const path = usePaths();
  const list = path(unit === 'department' ? 'departmentNews' : 'dioceseNews');
  const form = useRecordForm(
    {
      of: news,
      fields: ['title', 'heading', unit, 'thumbnail', 'description', 'date', 'gallery', 'pdf'],
      ...formWords(id, { ...words, addTitle: add, editTitle: edit }),
      wordings: {
        thumbnail: { required: words.thumbnailMissing },
        [unit]: { label: units[unit].choose },
      },
      begin: { date: dayOf(new Date()) },
      ask: ({ date }) => (isFarAhead(String(date ?? '')) ? words.farAhead : undefined),
      fixed: { type: typeOfUnit(unit) },
      // The section's short address, which shows the same list (000 §2.5, §2.6).
      onSaved: unit === 'department' ? '/departments' : '/dioceses',
    },
    id,
  );
  const { Field } = form;
  return (
    <RecordPage form={form} back={{ to: list, name: heading }}>
      <div className="edit-main">
        <Field name="title" counted />
        <Field name="heading" counted rows={2} />
        <Field name="description" />
        <Field name="gallery" />
      </div>
      <div className="edit-side">
        <Field name={unit} />
        <Field name="date" />
        <Field name="thumbnail" crop />
        <Field name="pdf" />
      </div>
    </RecordPage>
  );
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether a day is later than tomorrow in the church's time zone (ADD-15). */
const isFarAhead = (day: string): boolean => day > dayOf(new Date(Date.now() + DAY_MS));
