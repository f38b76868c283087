/** Placeholders for what differs between subscribers, so that a mail for thousands is rendered only once. */
export const KEY_PLACEHOLDER = 'fffe0047-0000-4000-8000-6b657920686e';
export const ADDRESS_PLACEHOLDER = 'address-fffe0047@subscriber.invalid';

/** A text that takes the place of a placeholder in HTML. */
export const escapedText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
