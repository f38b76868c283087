import { newId } from '#lib/uuid.ts';
import type { NewsletterContent } from '#store/newsletter/newsletterContent.ts';
import type { Person, RenderedMail } from './compose.ts';
import type { Mailer } from './mailer.ts';
import { newsletterMail } from './newsletter.tsx';
import { MEDIA, styleSheets } from './styles.ts';
import { sendNow } from './testMail.ts';

/** A mail that nobody has got yet, for the eyes of who puts it together. */
export interface Preview {
  readonly from: string;
  readonly subject: string;
  readonly preheader: string;
  /** Without the styles that stand in its elements, since the console's page lets none be written there; `styles` has them by class. */
  readonly html: string;
  readonly styles: { readonly light: string; readonly dark: string };
  readonly text: string;
  /** How heavy the HTML is that goes out. */
  readonly bytes: number;
}

/** Whom the drawing stands for. */
const READER = { key: newId(0), address: 'reader@example.org' };

/** Renders the mail of a newsletter as each subscriber will get it. Its pictures are asked from the page that shows it. */
export function previewNewsletter(
  { church, from }: Pick<Mailer, 'church' | 'from'>,
  content: NewsletterContent,
): Preview {
  const render = (publicUrl: string): RenderedMail =>
    newsletterMail({ ...church, publicUrl }, READER.key, content)(READER.key, READER.address);
  const { subject, text, preheader = '', html: whole } = render(church.publicUrl);
  const html = render('')
    .html.replaceAll(/ style="[^"]*"/g, '')
    // Links lead nowhere: the frame is a sandbox that opens no window.
    .replace(`<style>${MEDIA}</style>`, '<base target="_blank"/>');
  return {
    from: from.name ? `${from.name}, ${from.address}` : from.address,
    subject,
    preheader,
    html,
    styles: styleSheets(),
    text,
    bytes: Buffer.byteLength(whole),
  };
}

/** Sends it to one person at once, saying that it is a test. Returns whether it was taken, with the mail server's own words. */
export function testNewsletter(
  mailer: Mailer,
  to: Person,
  content: NewsletterContent,
): Promise<{ taken: boolean; response: string }> {
  const rendered = newsletterMail(mailer.church, READER.key, content, 'test')(READER.key, to.address);
  return sendNow(mailer, to, { ...rendered, unsubscribe: undefined });
}
