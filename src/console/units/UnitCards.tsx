import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { languageOf } from '#lib/language.ts';
import './units.css';

export interface UnitRow {
  readonly _id: string;
  readonly name: string;
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
          </div>
          {menu(unit)}
        </li>
      ))}
    </ul>
  );
}
