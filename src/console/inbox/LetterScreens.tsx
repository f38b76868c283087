import { enquiry } from '#kinds/enquiry.ts';
import { order } from '#kinds/order.ts';
import { useWords } from '#ui/useWords.ts';
import { send } from '../api.ts';
import { usePaths } from '../paths.ts';
import { useStaff } from '../session.ts';
import { RowEmail } from '../shell/list/RecordTable.tsx';
import { LetterPage } from './LetterPage.tsx';
import { INBOX } from './words.ts';

/** One enquiry, as the office or the diocese that was asked reads it. */
export function EnquiryScreen() {
  const words = useWords(INBOX);
  const path = usePaths();
  const isOffice = useStaff().is === 'full_administrator';
  const { email } = enquiry.fields;
  return (
    <LetterPage
      of={enquiry}
      get={(id, signal) => send('enquiryGet', { id, signal })}
      back={
        isOffice
          ? { to: path('enquiries'), name: words.heading }
          : { to: path('dioceseQueries'), name: words.diocese }
      }
      failed={words.enquiries.failed}
      subject={(letter) => letter.subject}
      facts={(letter) => [
        [email.label, <RowEmail key="email" email={letter.email} />],
        [words.to, isOffice && (letter.diocese?.name ?? words.office)],
      ]}
    />
  );
}

/** One order. */
export function OrderScreen() {
  const words = useWords(INBOX);
  const path = usePaths();
  const { email, mobile, address, product } = order.fields;
  return (
    <LetterPage
      of={order}
      get={(id, signal) => send('orderGet', { id, signal })}
      back={{ to: path('orders'), name: words.orders.name }}
      failed={words.orders.failed}
      subject={(letter) => words.orders.subject(letter.product_title)}
      facts={(letter) => [
        [product.label, letter.product_title],
        [email.label, <RowEmail key="email" email={letter.email} />],
        [
          mobile.label,
          letter.mobile && <a href={`tel:${letter.mobile.replaceAll(/[^+\d]/g, '')}`}>{letter.mobile}</a>,
        ],
        [
          address.label,
          <span key="address" className="lines">
            {letter.address}
          </span>,
        ],
      ]}
    />
  );
}
