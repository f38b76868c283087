import type { Kind, Role, Rule } from '#kinds/define.ts';

/** The actions offered to a user for the records of a kind; records of other units are never listed. */
export interface May {
  readonly create: boolean;
  readonly change: boolean;
  readonly switch: boolean;
  readonly remove: boolean;
  /** Anyone who may change a record may see its history; for records that nobody changes, anyone who may delete it. */
  readonly seeHistory: boolean;
}

/** Derived from the kind's declaration. The server checks each record anyway. */
export function mayDo({ may, switchable = false }: Kind, role: Role): May {
  const allowed = (rule: Rule): boolean =>
    rule === 'staffOfItsUnit' || (rule !== 'nobody' && role === 'full_administrator');
  return {
    create: allowed(may.create),
    change: allowed(may.change),
    switch: switchable && allowed(may.switch),
    remove: allowed(may.remove),
    seeHistory: allowed(may.change === 'nobody' ? may.remove : may.change),
  };
}
