import { PASSED_ON } from '#lib/viewSources.ts';
import { byWhatsApp, inBold } from '#lib/whatsApp.ts';

/** The maximum length of the excerpt in a message, to be read at a glance. */
const MOST_WORDS = 280;

/** A message in WhatsApp format, with the title in bold, an excerpt and the URL. */
export function messageOf({
  title,
  words,
  address,
}: {
  title: string;
  words: string;
  address: string;
}): string {
  return [inBold(title), shortened(words), address].filter((part) => part !== '').join('\n\n');
}

function shortened(words: string): string {
  const text = words.replace(/\s+/g, ' ').trim();
  if (text.length <= MOST_WORDS) return text;
  return `${text.slice(0, MOST_WORDS).replace(/\s+\S*$/, '')}…`;
}

/** WhatsApp's share URL for a message; visits by it are counted as coming from there. */
export const whatsAppAddress = (message: string, address: string): string =>
  byWhatsApp(message.replace(address, `${address}#${PASSED_ON.whatsapp}`));

/** Opens the device's share sheet; false if the browser has none for this. Rejects if sharing failed; closing the sheet is not a failure. */
export async function byOwnSheet(data: ShareData): Promise<boolean> {
  if (typeof navigator.share !== 'function' || (data.files && !navigator.canShare?.(data))) return false;
  try {
    await navigator.share(data);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
  return true;
}
