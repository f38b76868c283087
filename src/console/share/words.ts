import { translations } from '#lib/translations.ts';

/** The words of sharing public items. */
export const SHARE = translations({
  en: {
    lead: (title: string) => `${title}. On a phone, ‘Send’ opens the phone’s own choices.`,
    message: 'Message',
    forWhatsApp: 'For WhatsApp',
    letters: (n: number) => (n === 1 ? '1 character' : `${n} characters`),
    send: 'Send',
    copy: 'Copy',
    copied: 'Copied',
    copyFailed: 'It could not be copied. Select the text and copy it yourself.',
    address: 'Address',
    shapes: {
      square: { name: 'Square picture', send: 'Send picture', keep: 'Download the square picture' },
      status: { name: 'Status picture', send: 'Send status', keep: 'Download the status picture' },
    },
    keep: 'Download',
    alt: (title: string) => `Picture: ${title}`,
    size: (width: number, height: number, bytes: number) =>
      `${width} × ${height}, JPG, ${Math.round(bytes / 1000)} KB`,
    making: 'The picture is being made, about 3 seconds.',
    pictureFailed: 'The picture could not be made.',
    restReady: 'The message and the notice are ready.',
    sendFailed: 'It could not be sent from here. Download it and send it yourself.',
    failed: 'This could not be made ready to share',
    notPublic: 'Not on the site. What is not public cannot be shared.',
    notice: 'Notice for printing',
    onSheet: 'Text on the sheet',
    withCode: 'With the code',
    withPicture: 'With the picture',
    print: 'Print',
    asPdf: 'To save it as PDF, choose that where the printer is chosen.',
    code: (address: string) => `QR code: ${address}`,
    point: 'Point a phone’s camera here, or type',
    printed: (day: string) =>
      `Printed on ${day}. The page may have changed since; the code opens its present state.`,
    close: 'Close',
  },
});
