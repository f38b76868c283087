import type { Kind, Role, Rule } from '#kinds/define.ts';

/** What somebody is offered to do with the records of a kind; those of other units are never listed. */
export interface May {
  readonly create: boolean;
  readonly change: boolean;
  readonly switch: boolean;
  readonly remove: boolean;
  /** Who may change a record may see how it came to be what it is; of what nobody changes, who may remove it. */
  readonly seeHistory: boolean;
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
    seeHistory: allowed(may.change === 'nobody' ? may.remove : may.change),
  };
}
