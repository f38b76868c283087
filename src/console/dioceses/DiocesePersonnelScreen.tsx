import { useParams } from 'react-router';
import { diocese } from '#kinds/diocese.ts';
import { useWords } from '#ui/useWords.ts';
import { ErrorState } from '../kit/ErrorState.tsx';
import { useRecord } from '../kit/useRecord.ts';
import { PersonnelList } from '../personnel/PersonnelList.tsx';
import { PERSONNEL } from '../personnel/words.ts';
import { DioceseHead } from './DioceseHead.tsx';

/** The personnel of a diocese (000 §2.6). */
export function DiocesePersonnelScreen() {
  const { id = '' } = useParams();
  const record = useRecord(diocese, id, useWords(PERSONNEL).diocese.failed.unit);
  return (
    <PersonnelList
      unit="diocese"
      id={id}
      head={(acts) => (
        <>
          <DioceseHead record={record} tab="diocesePersonnel">
            {acts}
          </DioceseHead>
          {record.failure && <ErrorState sentence={record.failure} onRetry={record.reload} />}
        </>
      )}
    />
  );
}
