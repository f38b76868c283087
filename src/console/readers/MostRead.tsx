import { useId, useState } from 'react';
import type { DataOf } from '#calls/calls.ts';
import { KINDS, type KindName } from '#kinds/kinds.ts';
import { capital } from '#lib/counted.ts';
import { shortDay } from '#lib/dayNames.ts';
import { languageOf } from '#lib/language.ts';
import { named } from '#lib/translations.ts';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { kindsWithPages, menuEntry, siteMenuOfPage, useOrganisation } from '../kit/organisation.ts';
import { ShareButton } from '../share/ShareButton.tsx';
import { READERS } from './words.ts';

type Read = DataOf<'readersOverview'>['most'][number];

/** The most-read pages: records by title, other pages by their menu name. */
export function MostRead({ of }: { of: readonly Read[] }) {
  const words = useWords(READERS);
  const language = useLanguage();
  const id = useId();
  const { name, shortName } = useOrganisation();
  const [pages] = useState(kindsWithPages);
  const [menu] = useState(() => siteMenuOfPage().flatMap(({ entries }) => entries));
  const titleOf = ({ title, page, unit }: Read): string => {
    if (title) return title;
    const known = menu.find(({ path }) => path === page)?.label;
    if (known) return menuEntry(known, shortName);
    if (page === '/') return unit ? words.firstPage : words.welcome;
    return page === '/home' ? words.firstPage : unit ? `${unit.name}: ${page}` : page;
  };
  const besides = ({ kind, unit, day, record, page }: Read): string =>
    [
      [record && nounOf(kind), unit?.name ?? (page === '/' || page === '/home' ? name : '')]
        .filter(Boolean)
        .join(', '),
      record && day && shortDay(day, language),
    ]
      .filter(Boolean)
      .join(' | ');
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="readers-part">
        {words.mostRead}
      </h2>
      {of.length === 0 && <p className="hint">{words.nothingOften}</p>}
      {of.length > 0 && (
        <ol className="readers-most">
          {of.map((one) => {
            const title = titleOf(one);
            const lang = languageOf(title);
            const its = { className: 'readers-title', lang: lang === language ? undefined : lang };
            return (
              <li key={`${one.page} ${one.record} ${one.unit?._id}`}>
                <div>
                  {one.path ? (
                    <a {...its} href={one.path}>
                      {title}
                    </a>
                  ) : (
                    <span {...its}>{title}</span>
                  )}
                  <span className="hint">{besides(one)}</span>
                  {one.record && one.path && pages[one.kind] === 'own' && (
                    <ShareButton
                      {...{ kind: one.kind, id: one.record, text: words.shareAgain }}
                      label={words.shareAgainOf(title)}
                    />
                  )}
                </div>
                <b>{words.number(one.readings)}</b>
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
}

/** The kind of a record as a heading: 'News'. */
function nounOf(kind: string): string {
  const { many = '' } = KINDS[kind as KindName] ?? {};
  return capital(named(many));
}
