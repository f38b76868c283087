import type { ReactNode } from 'react';
import { useWords } from '#ui/useWords.ts';
import { Form, Input } from '../parts/Form.tsx';
import type { RefusedForm } from '../routing/route.ts';
import { contactWords } from './words.ts';

interface Props {
  /** Where on the page it stands, as the part of an address behind the '#'. */
  at: `#${string}`;
  /** Something has just been written. */
  sent: boolean;
  refused: RefusedForm | undefined;
  /** What is asked for beside who writes. */
  children: ReactNode;
}

/** A form by which visitors write to the synod's office. */
export function OfficeForm({ at, sent, refused, children }: Props) {
  const w = useWords(contactWords);
  return (
    <Form at={at} submit={w.submit} refused={refused} done={sent && w.sent} failed={w.failed} notice="letter">
      <Input name="name" label={w.name} autoComplete="name" />
      <Input name="email" type="email" label={w.email} autoComplete="email" />
      {children}
    </Form>
  );
}
