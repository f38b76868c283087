import { useParams } from 'react-router';
import { department } from '#kinds/department.ts';
import { useWords } from '#ui/useWords.ts';
import { ErrorState } from '../kit/ErrorState.tsx';
import { useRecord } from '../kit/useRecord.ts';
import { PersonnelList } from '../personnel/PersonnelList.tsx';
import { PERSONNEL } from '../personnel/words.ts';
import { DepartmentHead } from './DepartmentHead.tsx';

/** The personnel of a department (000 §2.5). */
export function DepartmentPersonnelScreen() {
  const { id = '' } = useParams();
  const record = useRecord(department, id, useWords(PERSONNEL).department.failed.unit);
  return (
    <PersonnelList
      unit="department"
      id={id}
      head={(acts) => (
        <>
          <DepartmentHead record={record} tab="departmentPersonnel">
            {acts}
          </DepartmentHead>
          {record.failure && <ErrorState sentence={record.failure} onRetry={record.reload} />}
        </>
      )}
    />
  );
}
