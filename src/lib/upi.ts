/** A payment address of UPI: a name, '@', and the word of a bank or app. Each part is bounded, and no character fits in two parts. */
const UPI_ID = /^[a-z0-9][a-z0-9._-]{1,127}@[a-z][a-z0-9]{1,63}$/i;

/** Whether a text is a payment address of UPI, such as `relief@bank`. */
export const isUpiId = (text: string): boolean => UPI_ID.test(text);

/** The link that opens a payment app: to whom, under which name, and how many rupees; without `rupees` the app asks for the amount. */
export function upiLink({ id, payee, rupees }: { id: string; payee: string; rupees?: number }): string {
  const said = [
    ['pa', id],
    ['pn', payee],
    ['cu', 'INR'],
    ...(rupees === undefined ? [] : [['am', rupees.toFixed(2)]]),
  ];
  // Apps read a blank as %20, not as the + of forms, and some do not read an encoded '@', which may stand in a query as it is.
  const encoded = (value: string): string => encodeURIComponent(value).replaceAll('%40', '@');
  return `upi://pay?${said.map(([name, value = '']) => `${name}=${encoded(value)}`).join('&')}`;
}
