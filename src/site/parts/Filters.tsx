import { Children, type ReactNode } from 'react';
import { monthNames } from '#lib/dayNames.ts';
import { type Language, languageName } from '#lib/language.ts';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { usePageContext } from '../context/pageContext.ts';
import { siteWords } from '../context/words.ts';
import { foreign } from './foreign.ts';
import { filterWords } from './words.ts';

/** The filters above a list: a plain form that requests the page at `path`, so it works without script. */
export function Filters({ path, children }: { path: string; children: ReactNode }) {
  const w = useWords(siteWords);
  const { links } = usePageContext();
  const isRow = Children.toArray(children).length > 1;
  return (
    <form className={isRow ? 'filters filters--row' : 'filters'} action={links.page(path)}>
      {children}
      <button type="submit" className="btn btn--line">
        {w.show}
      </button>
    </form>
  );
}

/** One choice of several. `all`: whether it can be left empty. */
export function SelectFilter({
  name,
  label,
  options,
  chosen,
  all = true,
}: {
  name: string;
  label: string;
  options: readonly (readonly [value: string, label: string])[];
  chosen: string | number | undefined;
  all?: boolean;
}) {
  const w = useWords(siteWords);
  const id = `filter-${name}`;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="select">
        <select id={id} name={name} defaultValue={chosen ?? ''}>
          {all && <option value="">{w.all}</option>}
          {options.map(([value, text]) => (
            <option key={value} value={value} lang={foreign(text)}>
              {text}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}

/** The years that have entries, plus the selected one. */
export function YearFilter({
  years,
  chosen,
}: {
  /** Newest first. */
  years: readonly number[];
  chosen: number | undefined;
}) {
  const w = useWords(filterWords);
  const all = chosen === undefined || years.includes(chosen) ? years : [chosen, ...years];
  return (
    <SelectFilter
      name="year"
      label={w.year}
      options={all.map((year) => [String(year), String(year)])}
      chosen={chosen}
    />
  );
}

/** January to December, sent as 1 to 12 (002 §9). */
export function MonthFilter({ chosen }: { chosen: string | number | undefined }) {
  const names = monthNames(useLanguage());
  const w = useWords(filterWords);
  return (
    <SelectFilter
      name="month"
      label={w.month}
      options={names.map((name, i) => [String(i + 1), name])}
      chosen={chosen}
    />
  );
}

/** The languages that have entries, each in its own name. */
export function LanguageFilter({
  languages,
  chosen,
}: {
  languages: readonly Language[];
  chosen: Language | undefined;
}) {
  const w = useWords(filterWords);
  return (
    <SelectFilter
      name="language"
      label={w.language}
      options={languages.map((one) => [one, languageName(one)])}
      chosen={chosen}
    />
  );
}
