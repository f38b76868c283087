import type { Language } from '#lib/language.ts';
import { newId } from '#lib/uuid.ts';
import type { NewsletterContent } from '#store/newsletter/newsletterContent.ts';
import type { Person, RenderedMail } from './compose.ts';
import type { Mailer } from './mailer.ts';
import { newsletterMail } from './newsletter.tsx';
import { churchIn } from './Sheet.tsx';
import { MEDIA, styleSheets } from './styles.ts';
import { sendNow } from './testMail.ts';

/** A mail that has not been sent, for the person who edits it. */
export interface Preview {
  readonly from: string;
  readonly subject: string;
  readonly preheader: string;
  /** The HTML with classes instead of inline styles, which the console's CSP forbids; `styles` holds the classes. */
  readonly html: string;
  readonly styles: { readonly light: string; readonly dark: string };
  readonly text: string;
  /** Size of the HTML that would be sent. */
  readonly bytes: number;
}

/** The made-up subscriber of previews and tests. */
const READER = { key: newId(0), address: 'reader@example.org' };

/** Renders a newsletter as subscribers who read this language will get it. Its pictures are loaded from the site that shows the preview. */
export function previewNewsletter(
  { church, from }: Pick<Mailer, 'church' | 'from'>,
  content: NewsletterContent,
  language?: Language,
): Preview {
  const render = (publicUrl: string): RenderedMail =>
    newsletterMail(
      { ...churchIn(church, language), publicUrl },
      READER.key,
      content,
    )(READER.key, READER.address);
  const { subject, text, preheader = '', html: whole } = render(church.publicUrl);
  const html = render('')
    .html.replaceAll(/ style="[^"]*"/g, '')
    // Links do nothing: the frame is a sandbox that opens no window.
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

/** Sends a newsletter to one person at once, marked as a test. Returns whether the mail server accepted it, and its response. */
export function testNewsletter(
  mailer: Mailer,
  to: Person,
  content: NewsletterContent,
  language?: Language,
): Promise<{ taken: boolean; response: string }> {
  const rendered = newsletterMail(
    churchIn(mailer.church, language),
    READER.key,
    content,
    'test',
  )(READER.key, to.address);
  return sendNow(mailer, to, { ...rendered, unsubscribe: undefined });
}
