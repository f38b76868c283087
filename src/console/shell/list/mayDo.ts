import type { Kind, Role, Rule } from '#kinds/define.ts';

/** What somebody is offered to do with the records of a kind; those of other units are never listed. */
export interface May {
  readonly create: boolean;
  readonly change: boolean;
  readonly switch: boolean;
  readonly remove: boolean;
}

/** Follows from the kind's declaration. The server decides anyway, record by record. */
export function mayDo({ may, switchable = false }: Kind, role: Role): May {
  const allowed = (rule: Rule): boolean =>
    rule === 'staffOfItsUnit' || (rule !== 'nobody' && role === 'full_administrator');
  return {
    create: allowed(may.create),
    change: allowed(may.change),
    switch: switchable && allowed(may.switch),
    remove: allowed(may.remove),
  };
}
