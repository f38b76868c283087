import type { Kind } from '#kinds/define.ts';
import { HistoryLink } from '../HistoryLink.tsx';
import { mayDo } from '../list/mayDo.ts';
import { useStaff } from '../session.ts';
import { type FormName, nameIn } from './formValues.ts';
import type { RecordForm } from './useRecordForm.ts';

interface Props<K extends Kind, N extends FormName<K>> {
  form: RecordForm<K, N>;
  className: string;
}

/** The link from a form to the history of its record; from a form for a part, to the history of the whole record. */
export function FormHistory<K extends Kind, N extends FormName<K>>({ form, className }: Props<K, N>) {
  const { of, calls, title } = form.options;
  const { is } = useStaff();
  if (form.id === undefined || !mayDo(of, is).seeHistory) return null;
  const { kind, id } = calls?.whole ?? { kind: of.name, id: form.id };
  const name = calls?.whole ? '' : nameIn(form.values);
  return <HistoryLink kind={kind} id={id} name={name} back={title} className={className} />;
}
