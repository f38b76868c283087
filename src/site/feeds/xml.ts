const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Escapes text for an XML document, and removes characters that XML 1.0 does not allow. */
export function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? '');
}

/** An element with text content. */
export const element = (name: string, text: string): string => `<${name}>${xmlText(text)}</${name}>`;

export const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
