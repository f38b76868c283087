import { PASSED_ON } from '#lib/readingSources.ts';

/** The most letters of a page's first words in a message: it is read at a glance. */
const MOST_WORDS = 280;

/** A message as WhatsApp shows it, with the title in bold, the first words and the address. */
export function messageOf({
  title,
  words,
  address,
}: {
  title: string;
  words: string;
  address: string;
}): string {
  // A star within would end the bold letters.
  const bold = `*${title
    .replace(/[*_~`]/g, '')
    .replace(/\s+/g, ' ')
    .trim()}*`;
  return [bold, shortened(words), address].filter((part) => part !== '').join('\n\n');
}

function shortened(words: string): string {
  const text = words.replace(/\s+/g, ' ').trim();
  if (text.length <= MOST_WORDS) return text;
  return `${text.slice(0, MOST_WORDS).replace(/\s+\S*$/, '')}…`;
}

/** Where WhatsApp takes a message; who comes by it is counted as such. */
export const whatsAppAddress = (message: string, address: string): string =>
  `https://wa.me/?text=${encodeURIComponent(message.replace(address, `${address}#${PASSED_ON.whatsapp}`))}`;

/** Opens the phone's own sheet; false where the browser has none for this. Rejects when it could not be sent; who closes the sheet has done nothing wrong. */
export async function byOwnSheet(data: ShareData): Promise<boolean> {
  if (typeof navigator.share !== 'function' || (data.files && !navigator.canShare?.(data))) return false;
  try {
    await navigator.share(data);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
  return true;
}
