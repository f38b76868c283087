import type { UnitKind } from '#kinds/define.ts';
import { DEPARTMENT_PERSONNEL, DIOCESE_PERSONNEL, person, personnelOf } from '#kinds/person.ts';
import { useWords } from '#ui/useWords.ts';
import { formWords } from '../kit/form/formOptions.ts';
import { RecordModal } from '../kit/form/RecordModal.tsx';
import { useRecordForm } from '../kit/form/useRecordForm.ts';
import type { ModalProps } from '../kit/list/RecordListScreen.tsx';
import { PERSONNEL } from './words.ts';

const FIELDS = {
  department: ['user_name', 'role', 'profile_picture', 'mobile', 'sort', 'email', 'address'],
  diocese: ['user_name', 'role', 'profile_picture', 'designation', 'address', 'email', 'phone', 'sort'],
} as const;

/** Add Personnel of a department or a diocese (000 §2.5, §2.6); no field is required. Its unit cannot be changed later. */
export function PersonnelModal({
  id,
  unit,
  of,
  onSaved,
  onClose,
}: ModalProps & { unit: UnitKind; of: string }) {
  const all = useWords(PERSONNEL);
  const words = all[unit];
  const isDepartment = unit === 'department';
  const form = useRecordForm(
    {
      of: person,
      fields: FIELDS[unit],
      leftOut: ['fax', 'press_contact', 'department', 'diocese'],
      ...formWords(id, words),
      wordings: {
        profile_picture: { label: words.image },
        ...(isDepartment ? { mobile: { label: all.department.mobile } } : {}),
      },
      fixed: { user_sort: true, ...(id ? {} : { user_type: personnelOf(unit), [unit]: of }) },
      onSaved,
    },
    id,
  );
  const { Field } = form;
  const roles = isDepartment
    ? DEPARTMENT_PERSONNEL.map((name) => ({ value: name, name }))
    : DIOCESE_PERSONNEL.map((value) => ({ value, name: all.diocese.roles[value] }));
  return (
    <RecordModal form={form} onClose={onClose}>
      {isDepartment && <Field name="user_name" />}
      <div className="cols cols--2">
        {!isDepartment && <Field name="user_name" />}
        <Field name="role" options={roles} />
        {!isDepartment && <Field name="designation" />}
        <Field name={isDepartment ? 'mobile' : 'phone'} />
        <Field name="email" />
        <Field name="sort" hint={words.sortHint} />
      </div>
      <Field name="address" rows={2} />
      <Field name="profile_picture" />
    </RecordModal>
  );
}
