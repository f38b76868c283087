import { expect, it } from 'vitest';
import { QUESTIONS } from '#lib/questions.ts';
import { readSettings } from '#settings/settings.ts';
import { pageRoutes } from '#site/routes.ts';
import { namedPaths } from '#site/search/pageSource.load.ts';
import { questionsAsked } from '#site/search/questionsAsked.ts';

it.each([
  ['How can I donate?', '/about/campaign_list_screen'],
  ['நன்கொடை கொடுப்பது எப்படி', '/about/campaign_list_screen'],
  ['viralam', '/about/campaign_list_screen'],
  ['ജോലി', '/about/contact_us#queries'],
  ['vacancies', '/about/contact_us#queries'],
  ['the lords prayer', '/resources/worship_resource/prayer_calendar'],
  ['lectionary this Sunday', '/resources/worship_resource/{brand}_lectionary'],
  ['phone', '/about/contact_us'],
  ['find us', '/about/contact_us#find'],
  ['ಪುಸ್ತಕ ಖರೀದಿ', '/resources/publications_screen'],
  ['how to order a book', '/resources/publications_screen'],
])('“%s” is answered by %s', (typed, at) => expect(questionsAsked(typed)[0]?.at).toBe(at));

it.each(['boats for the next time', 'prayer of the bell ringers on a hill', 'medak', ''])(
  '“%s” is no such question',
  (typed) => expect(questionsAsked(typed)).toEqual([]),
);

it('are 41 in five languages, and each leads to a page that has a name', () => {
  expect(Object.keys(QUESTIONS)).toHaveLength(41);
  const { organisation } = readSettings({});
  const paths = namedPaths(pageRoutes(organisation), organisation);
  for (const { at, phrases } of Object.values(QUESTIONS)) {
    expect(paths).toContain(at.replace('{brand}', organisation.brand));
    for (const script of ['Latin', 'Tamil', 'Telugu', 'Kannada', 'Malayalam'])
      expect([at, phrases]).toEqual([at, expect.stringMatching(new RegExp(`\\p{Script=${script}}`, 'u'))]);
  }
});
