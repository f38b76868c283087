import { MOST_GREETING, MOST_SUBJECT } from '#lib/newsletterLimits.ts';
import { richText, text } from '../define.ts';
import type { Finding, Known } from './finding.ts';

/** The checked texts of a newsletter being composed; its stories are in `news`. */
export const NEWSLETTER = {
  name: 'newsletter',
  fields: {
    subject: text('Subject', { max: MOST_SUBJECT }),
    greeting: richText('Greeting', { max: MOST_GREETING }),
  },
} as const;

type Values = Readonly<Record<string, unknown>>;

/** A selected story. */
interface Story {
  readonly id: string;
  readonly title: string;
}

/** The stories of a newsletter, in its order. */
export const storiesOf = ({ news }: Values): readonly Story[] =>
  Array.isArray(news) ? (news as readonly Story[]) : [];

/** A phone shows about 40 letters of a subject; beyond this length every program cuts it. */
const LONG_SUBJECT = 78;

/** The checks of a newsletter besides its words: its subject, and the stories that it sends. */
export function ofNewsletter(
  values: Values,
  _today: string,
  { stories, pictures }: Known,
): readonly Finding[] {
  const subject = typeof values.subject === 'string' ? values.subject : '';
  const long: Finding[] =
    subject.length > LONG_SUBJECT
      ? [{ check: 'longSubject', field: 'subject', quote: subject, nth: 0, about: String(subject.length) }]
      : [];
  const chosen = storiesOf(values);
  const ofStories = chosen.flatMap((story): Finding[] => {
    const known = stories?.get(story.id);
    if (!known) return [];
    if (!known.shown) {
      // It can't be sent: readers would find nothing after its title.
      const value = chosen.filter(({ id }) => id !== story.id);
      return [
        { check: 'hiddenStory', field: 'news', quote: story.title, nth: 0, mend: { words: '', value } },
      ];
    }
    return pictures.get(known.picture) === false
      ? [{ check: 'picture', field: 'news', quote: known.picture, nth: 0, about: story.title }]
      : [];
  });
  return [...long, ...ofStories];
}
