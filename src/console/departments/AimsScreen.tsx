import { useParams } from 'react-router';
import { department } from '#kinds/department.ts';
import { momentInWords } from '#lib/dayNames.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { RichText } from '#ui/RichText.tsx';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { recordCalls } from '../kit/form/recordCalls.ts';
import { useOpenForm } from '../kit/list/useOpenForm.ts';
import { useRemoval } from '../kit/list/useRemove.tsx';
import { onDemand } from '../kit/onDemand.ts';
import { RecordBody } from '../kit/RecordBody.tsx';
import '#ui/richText.css';
import '../kit/editor/rich.css';
import { useRecord } from '../kit/useRecord.ts';
import { DepartmentHead } from './DepartmentHead.tsx';
import { DEPARTMENTS } from './words.ts';

const AimModal = onDemand(() => import('./AimModal.tsx'), 'AimModal');

/** The aim of a department; deleting it saves it as empty, and editing starts a new one (000 §2.5, AMB-091). */
export function AimsScreen() {
  const { id = '' } = useParams();
  const words = useWords(DEPARTMENTS).aims;
  const language = useLanguage();
  const record = useRecord(department, id, words.failed.get);
  const modal = useOpenForm();
  const removal = useRemoval({
    prompt: words.prompt,
    failed: words.failed.remove,
    remove: async (asked) => {
      const calls = recordCalls(department);
      const { aim } = await calls.get(asked);
      await calls.edit(asked, { aim: '' });
      return () => calls.edit(asked, { aim });
    },
    onChange: record.reload,
  });
  const edit = (
    <Button look="line" icon="edit" onClick={() => modal.show(id)}>
      {words.edit}
    </Button>
  );
  return (
    <>
      <DepartmentHead record={record} tab="departmentAims" />
      <RecordBody record={record}>
        {(doc) =>
          doc.aim ? (
            <section className="aim" aria-label={words.heading}>
              <div className="rich">
                <RichText html={doc.aim} className="page" />
              </div>
              <div className="aim-acts">
                <span className="hint">
                  {words.changed(momentInWords(new Date(doc.updated_at), language))}
                </span>
                <Button look="text" icon="trash" onClick={() => removal.ask(id)}>
                  {words.remove}
                </Button>
                {edit}
              </div>
            </section>
          ) : (
            <EmptyState sentence={words.empty}>{edit}</EmptyState>
          )
        }
      </RecordBody>
      {modal.open && (
        <AimModal
          id={id}
          onSaved={() => {
            modal.close();
            return record.reload();
          }}
          onClose={modal.close}
        />
      )}
      {removal.dialog}
    </>
  );
}
