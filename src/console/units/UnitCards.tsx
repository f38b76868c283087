import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { languagesWithoutName, type NamedUnit } from '#kinds/unitNames.ts';
import { languageCalled, languageOf } from '#lib/language.ts';
import { Icon } from '#ui/Icon.tsx';
import { useLanguage, useWords } from '#ui/useWords.ts';
import './units.css';
import { UNITS } from './words.ts';

export interface UnitRow extends NamedUnit {
  readonly _id: string;
}

export interface CardProps<T extends UnitRow> {
  units: readonly T[];
  /** The page that a card opens. */
  to: (unit: T) => string;
  /** Shown next to the name, and below it. */
  seal?: (unit: T) => string;
  below?: (unit: T) => string;
  menu: (unit: T) => ReactNode;
}

/** Departments or dioceses as cards; pressing one opens it (000 §2.5, §2.6). */
export function UnitCards<T extends UnitRow>({ units, to, seal, below, menu }: CardProps<T>) {
  return (
    <ul className="units">
      {units.map((unit) => (
        <li key={unit._id} className={seal ? 'unit unit--seal' : 'unit'}>
          {seal && <img src={seal(unit)} alt="" width="120" height="120" loading="lazy" />}
          <div>
            <Link className="name" to={to(unit)} lang={languageOf(unit.name)}>
              {unit.name}
            </Link>
            {below && <p className="small">{below(unit)}</p>}
            <MissingNames of={unit} />
          </div>
          {menu(unit)}
        </li>
      ))}
    </ul>
  );
}

/** A warning that names the languages in which a unit has no name; nothing if it has them all. */
function MissingNames({ of }: { of: NamedUnit }) {
  const w = useWords(UNITS);
  const language = useLanguage();
  const missing = languagesWithoutName(of);
  if (missing.length === 0) return null;
  const names = missing.map((one) => languageCalled(one, language));
  return (
    <p className="small no-name">
      <Icon name="warning" /> {w.noName(new Intl.ListFormat(language, { type: 'conjunction' }).format(names))}
    </p>
  );
}
