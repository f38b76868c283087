import { translations } from '#lib/translations.ts';

/** The words of leading stories, and of the stories that the office offers. */
export const FEATURED = translations({
  en: {
    lead: 'Lead story …',
    offer: 'Offer to front page and newsletter',
    offerNoMore: 'Stop offering',
    offered: 'Offered to the front page and the newsletter',
    offeredNoMore: 'No longer offered',
    heading: 'Lead story',
    place: 'Where it leads',
    places: { synod: 'On the synod’s front page', unit: 'On the page of its unit' },
    until: 'Until',
    optional: 'optional',
    untilHint: 'Empty: until it is ended, or another story takes its place.',
    leadsNow: (day: string) => (day ? `It leads there until ${day}.` : 'It leads there now.'),
    letLead: 'Make lead story',
    leadNoMore: 'Remove as lead',
    close: 'Close',
    leads: 'It is the lead story now',
    leadsInstead: (title: string) => `It is the lead story now instead of “${title}”`,
    ended: 'It is no longer the lead story',
    loadFailed: 'The lead stories could not be loaded.',
    failed: 'That could not be changed.',
    undoFailed: 'That could not be undone.',
    atHand: (count: number) =>
      count === 1
        ? '1 story was offered for the newsletter.'
        : `${count} stories were offered for the newsletter.`,
    take: 'Add',
  },
});
