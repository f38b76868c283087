import type { RenderedMail } from './compose.ts';
import { bodyOf } from './mimeBody.ts';

/** Placeholders for what differs between subscribers, so that a mail for thousands is rendered and encoded only once. */
export const KEY_PLACEHOLDER = 'fffe0047-0000-4000-8000-6b657920686e';
export const ADDRESS_PLACEHOLDER = 'address-fffe0047@subscriber.invalid';

/** Gives each subscriber's mail out of one with placeholders. */
export type MailForMany = (mailKey: string, address?: string) => RenderedMail;

export function forMany({ html, text, unsubscribe, ...same }: RenderedMail): MailForMany {
  let body: ReturnType<typeof bodyOf> | undefined;
  return (mailKey, address = '') => {
    const values = { html: valuesOf(mailKey, escaped(address)), text: valuesOf(mailKey, address) };
    return {
      ...same,
      // Only previews read the texts.
      get html() {
        return filled(html, values.html);
      },
      get text() {
        return filled(text, values.text);
      },
      unsubscribe: unsubscribe?.replace(KEY_PLACEHOLDER, mailKey),
      body: () => {
        body ??= bodyOf({ html, text }, [KEY_PLACEHOLDER, ADDRESS_PLACEHOLDER]);
        return body(values);
      },
    };
  };
}

const valuesOf = (mailKey: string, address: string): Map<string, string> =>
  new Map([
    [KEY_PLACEHOLDER, mailKey],
    [ADDRESS_PLACEHOLDER, address],
  ]);

function filled(text: string, values: ReadonlyMap<string, string>): string {
  let whole = text;
  for (const [placeholder, value] of values) whole = whole.replaceAll(placeholder, () => value);
  return whole;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
