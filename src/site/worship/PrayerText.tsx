import { Fragment } from 'react';
import { unitName } from '#kinds/unitNames.ts';
import { hyphenate } from '#lib/hyphenate.ts';
import { type Language, languageOf } from '#lib/language.ts';
import { wordsIn } from '#lib/translations.ts';
import type { UnitLink } from '../context/data.ts';
import { usePageContext } from '../context/pageContext.ts';
import { siteWords } from '../context/words.ts';

/** The text of a prayer, in which each diocese is a link to its page. */
export function PrayerText({ text }: { text: string }) {
  const { frame, links } = usePageContext();
  const language = languageOf(text);
  const dioceses = new Map(
    frame.units('diocese').map((unit) => [titleOf(unit, language).toLowerCase(), unit] as const),
  );
  return partsOf(text, [...dioceses.keys()]).map((part, i) => {
    const unit = dioceses.get(part.toLowerCase());
    const said = hyphenate(part, language);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text do not change places.
      <Fragment key={i}>{unit ? <a href={links.unit('diocese', unit)}>{said}</a> : said}</Fragment>
    );
  });
}

/** 'Diocese of Madras', in the language of the prayer. */
function titleOf(unit: UnitLink, language: Language): string {
  const name = language === 'en' ? (unit.englishName ?? unit.name) : unitName(unit, language);
  return wordsIn(siteWords, language).dioceseTitle(name);
}

/** A text cut before and after each of the names in it, in whatever case: of two that begin alike the longer one counts. */
export function partsOf(text: string, names: readonly string[]): string[] {
  if (names.length === 0) return [text];
  const longestFirst = [...names].sort((a, b) => b.length - a.length).map(escaped);
  return text
    .split(new RegExp(`((?<![\\p{L}\\p{M}])(?:${longestFirst.join('|')})(?![\\p{L}\\p{M}]))`, 'iu'))
    .filter((part) => part !== '');
}

const escaped = (name: string): string => name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
