import { useParams } from 'react-router';
import { person } from '#kinds/person.ts';
import { STAFF_LEVELS, staffCategories } from '#lib/staffCategory.ts';
import { useWords } from '#ui/useWords.ts';
import { formWords } from '../kit/form/formOptions.ts';
import { RecordPage } from '../kit/form/RecordPage.tsx';
import { useRecordForm } from '../kit/form/useRecordForm.ts';
import { useOrganisation } from '../kit/organisation.ts';
import { usePaths } from '../kit/paths.ts';
import { typeOfList } from './personLists.ts';
import { ABOUT, type PersonList } from './words.ts';

const OFFICER = [
  'user_name',
  'designation',
  'profile_picture',
  'address',
  'mobile',
  'email',
  'phone',
  'fax',
  'sort',
  'press_contact',
] as const;
const STAFF = [
  'user_name',
  'role',
  'designation',
  'profile_picture',
  'email',
  'mobile',
  'sort',
  'press_contact',
] as const;
const asOption = (name: string) => ({ value: name, name });

/** Adds or edits an officer of the church or of its association, or a member of the secretarial staff (001 §2.2, §5): no field is required. */
export function PersonEditScreen({ list }: { list: PersonList }) {
  const { id } = useParams();
  const all = useWords(ABOUT);
  const organisation = useOrganisation();
  const words = all.persons(organisation)[list];
  const to = usePaths()(list);
  const isStaff = list === 'staff';
  const form = useRecordForm(
    {
      of: person,
      fields: isStaff ? STAFF : OFFICER,
      leftOut: ['department', 'diocese'],
      ...formWords(id, words),
      wordings: isStaff ? { role: { label: all.category }, sort: { label: all.sort } } : {},
      fixed: { user_type: typeOfList(list), user_sort: true },
      onSaved: to,
    },
    id,
  );
  const { Field } = form;
  return (
    <RecordPage form={form} back={{ to, name: words.heading }}>
      <div className="edit-main">
        <Field name="user_name" />
        {isStaff && <Field name="role" options={staffCategories(organisation).map(asOption)} />}
        {isStaff ? (
          <Field name="designation" options={STAFF_LEVELS.map(asOption)} />
        ) : (
          <>
            <Field name="designation" />
            <Field name="address" rows={3} />
          </>
        )}
        <div className="cols cols--2">
          <Field name="mobile" />
          <Field name="email" />
          {!isStaff && <Field name="phone" />}
          {!isStaff && <Field name="fax" />}
        </div>
      </div>
      <div className="edit-side">
        <Field name="sort" hint={all.sortHint} />
        <Field name="press_contact" />
        <Field name="profile_picture" />
      </div>
    </RecordPage>
  );
}
