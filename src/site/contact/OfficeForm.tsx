import type { ReactNode } from 'react';
import { useWords } from '#ui/useWords.ts';
import { Form, Input } from '../parts/Form.tsx';
import type { RefusedForm } from '../routing/route.ts';
import { contactWords } from './words.ts';

interface Props {
  /** The fragment of its address on the page ('#…'). */
  at: `#${string}`;
  /** Whether a message has just been sent. */
  sent: boolean;
  refused: RefusedForm | undefined;
  /** The fields besides the sender's. */
  children: ReactNode;
}

/** A form for messages to the synod's office. */
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
