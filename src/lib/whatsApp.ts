/** The address by which WhatsApp takes a message that its user then sends to somebody. */
export const byWhatsApp = (message: string): string => `https://wa.me/?text=${encodeURIComponent(message)}`;

/** A text as it is: without the characters by which WhatsApp makes it bold, italic, struck or fixed. */
export const withoutMarks = (text: string): string => text.replace(/[*_~`]/g, '').trim();

/** One line in bold. A mark within would end it. */
export const inBold = (text: string): string => `*${oneLine(text)}*`;

/** One line in italics. */
export const inItalics = (text: string): string => `_${oneLine(text)}_`;

const oneLine = (text: string): string => withoutMarks(text.replace(/\s+/g, ' '));
