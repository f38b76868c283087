import { useState } from 'react';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router';
import { diocese } from '#kinds/diocese.ts';
import { useWords } from '#ui/useWords.ts';
import { RecordPage } from '../kit/form/RecordPage.tsx';
import { rowCalls, rowKind } from '../kit/form/rowCalls.ts';
import { useRecordForm } from '../kit/form/useRecordForm.ts';
import { usePaths } from '../kit/paths.ts';
import { useRecord } from '../kit/useRecord.ts';
import { DIOCESE_PARAMETER, INDEX_PARAMETER, useDescriptionPaths } from './useDescriptionPaths.ts';
import { DIOCESES } from './words.ts';

/** Add description and Edit Description (000 §2.6). Without a diocese, or the index of a section, there is nothing to edit (AMB-034). */
export function DescriptionEditScreen() {
  const { id } = useParams();
  const [query] = useSearchParams();
  const information = usePaths()('dioceseInformation');
  const place = query.get(INDEX_PARAMETER);
  if (id) return place ? <Section diocese={id} place={place} /> : <Navigate to={information} replace />;
  const asked = query.get(DIOCESE_PARAMETER);
  return asked ? <Section diocese={asked} /> : <Navigate to={information} replace />;
}

function Section({ diocese: id, place }: { diocese: string; place?: string }) {
  const { description: words, tabs } = useWords(DIOCESES);
  const navigate = useNavigate();
  const { list } = useDescriptionPaths(id);
  const record = useRecord(diocese, id, words.failed.get);
  // Keeps the form's starting state while it is open.
  const [calls] = useState(() => rowCalls(diocese, id, 'description'));
  const form = useRecordForm(
    {
      of: rowKind(diocese, 'description'),
      calls,
      title: place ? words.editTitle : words.add,
      submit: place ? words.submitEdit : words.submitAdd,
      failed: words.failed,
      onSaved: async () => {
        await record.reload();
        return navigate(list);
      },
    },
    place,
  );
  const { Field } = form;
  return (
    <RecordPage form={form} back={{ to: list, name: record.doc?.name ?? tabs.dioceseDescription }}>
      <div className="edit-main">
        <Field name="title" />
        <Field name="description" />
      </div>
    </RecordPage>
  );
}
