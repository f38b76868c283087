import { translations } from '#lib/translations.ts';

/** The words of leading stories, and of the stories that the office offers. */
export const FEATURED = translations({
  en: {
    lead: 'Lead story …',
    offer: 'Offer to front page and newsletter',
    offerNoMore: 'Offer no more',
    offered: 'Offered to the front page and the newsletter',
    offeredNoMore: 'Offered no more',
    heading: 'Lead story',
    place: 'Where it stands first',
    places: { synod: 'On the synod’s front page', unit: 'On the page of its unit' },
    until: 'Until',
    optional: 'optional',
    untilHint: 'Empty: until it is ended, or another story takes its place.',
    leadsNow: (day: string) => (day ? `It leads there until ${day}.` : 'It leads there now.'),
    letLead: 'Let it lead',
    leadNoMore: 'Lead no longer',
    close: 'Close',
    leads: 'It leads now',
    leadsInstead: (title: string) => `It leads now instead of “${title}”`,
    ended: 'It leads no longer',
    loadFailed: 'It could not be said which stories lead.',
    failed: 'That could not be changed.',
    undoFailed: 'That could not be undone.',
    atHand: (count: number) =>
      count === 1
        ? '1 story was offered for the newsletter.'
        : `${count} stories were offered for the newsletter.`,
    take: 'Take',
  },
});
