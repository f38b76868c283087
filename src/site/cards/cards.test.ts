import { expect, it } from 'vitest';
import { cardPath, pageOfCard } from '../host/cardPath.ts';
import { SEALS } from '../seals/seals.ts';
import { cardTextOf } from './cardText.ts';

it('a card’s address and its page’s lead to each other', () => {
  for (const path of ['/', '/home', '/news_screen/departments/x', '/about/secretarial_staff/Guest%20House'])
    expect(pageOfCard(cardPath(path))).toBe(path);
  expect(pageOfCard('/cards/.png')).toBeUndefined();
  expect(pageOfCard('/cards/home')).toBeUndefined();
});

it('a card says what the page’s head says', () => {
  const html = `<html><head><meta property="og:title" content="A &quot;b&quot; &amp; c"/><meta property="og:site_name" content="Medak"/>
    <link rel="icon" href="/seals/medak.svg"/></head><body data-accent="palm"><meta property="og:title" content="no"/></body></html>`;
  expect(cardTextOf(html)).toEqual({
    title: 'A "b" & c',
    site: 'Medak',
    accent: 'palm',
    seal: SEALS.get('medak'),
  });
});
