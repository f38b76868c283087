import { enquiry } from '#kinds/enquiry.ts';
import { order } from '#kinds/order.ts';
import { useWords } from '#ui/useWords.ts';
import { send } from '../kit/api.ts';
import { RowEmail } from '../kit/list/RowParts.tsx';
import { usePaths } from '../kit/paths.ts';
import { useStaff } from '../kit/session.ts';
import { ThreadPage } from './ThreadPage.tsx';
import { INBOX } from './words.ts';

/** One enquiry, for the office or the diocese it was sent to. */
export function EnquiryScreen() {
  const words = useWords(INBOX);
  const path = usePaths();
  const isOffice = useStaff().is === 'full_administrator';
  const { email } = enquiry.fields;
  return (
    <ThreadPage
      of={enquiry}
      get={(id, signal) => send('enquiryGet', { id, signal })}
      back={
        isOffice
          ? { to: path('enquiries'), name: words.heading }
          : { to: path('dioceseQueries'), name: words.diocese }
      }
      failed={words.enquiries.failed}
      subject={(thread) => thread.subject}
      facts={(thread) => [
        [email.label, <RowEmail key="email" email={thread.email} />],
        [words.to, isOffice && (thread.diocese?.name ?? words.office)],
      ]}
    />
  );
}

/** One order. */
export function OrderScreen() {
  const words = useWords(INBOX);
  const path = usePaths();
  const { email, mobile, address, product, quantity } = order.fields;
  return (
    <ThreadPage
      of={order}
      get={(id, signal) => send('orderGet', { id, signal })}
      back={{ to: path('orders'), name: words.orders.name }}
      failed={words.orders.failed}
      subject={(thread) => words.orders.subject(thread.product_title)}
      facts={(thread) => [
        [product.label, thread.product_title],
        [quantity.label, thread.quantity ?? 1],
        [email.label, <RowEmail key="email" email={thread.email} />],
        [
          mobile.label,
          thread.mobile && <a href={`tel:${thread.mobile.replaceAll(/[^+\d]/g, '')}`}>{thread.mobile}</a>,
        ],
        [
          address.label,
          <span key="address" className="letter-lines">
            {thread.address}
          </span>,
        ],
      ]}
    />
  );
}
