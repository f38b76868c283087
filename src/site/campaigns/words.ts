import type { Organisation } from '#lib/organisation.ts';
import { translations } from '#lib/translations.ts';

/** The words of campaigns (002 §2.8). */
export const campaignWords = translations({
  en: {
    heading: 'Campaigns',
    description: (church: string) => `What the ${church} asks for, and what it is for.`,
    nothing: 'No campaings found',
    /** Above a campaign's title (AMB-085). */
    above: ({ shortName }: Organisation) => `${shortName} SYNOD NEWS`,
    give: 'How to give',
    upi: 'With a UPI app',
    amounts: 'Amount',
    otherAmount: 'Another amount',
    opensApp: 'An amount opens the payment app on this phone.',
    upiId: 'UPI ID',
    code: (id: string) => `QR code to pay ${id}`,
    scan: 'On a computer: scan with the app',
    bank: 'Bank transfer',
    copy: (what: string) => `Copy: ${what}`,
    gallery: 'Gallery',
    pictures: (n: number) => (n === 1 ? '1 picture' : `${n} pictures`),
    picture: (n: number, of: number) => `Picture ${n} of ${of}`,
    more: 'More Campaigns',
  },
});
