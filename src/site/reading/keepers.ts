import type { UnitKind } from '#kinds/define.ts';
import type { DEPARTMENT_PERSONNEL, DIOCESE_PERSONNEL } from '#kinds/person.ts';
import type { Office, PersonShown } from '../context/data.ts';

const DIOCESE: readonly (typeof DIOCESE_PERSONNEL)[number][] = ['bishop', 'director'];
const DEPARTMENT: readonly (typeof DEPARTMENT_PERSONNEL)[number][] = [
  'Director',
  'Director In-Charge',
  'Hon. Director',
  'Hon. Director In-Charges',
  'Hon. Associate Director',
  'Associate director',
];

/** The roles of the people responsible for a unit, in order of precedence. */
export const KEEPER_ROLES: Readonly<Record<UnitKind, readonly string[]>> = {
  diocese: DIOCESE,
  department: DEPARTMENT,
};

/** The people responsible for a unit, by the order of the roles, and within a role in their own order. */
export const keepersOf = <P extends Pick<PersonShown, 'role'>>(kind: UnitKind, people: readonly P[]): P[] =>
  KEEPER_ROLES[kind].flatMap((role) => people.filter((one) => one.role === role));

/** A department's contact details: those of the first person responsible, since it has none of its own. */
export function officeOf(keepers: readonly PersonShown[]): Office {
  const [first] = keepers;
  const { address = '', phone = '', mobile = '', email = '' } = first ?? {};
  return { address, phone, mobile, email };
}
