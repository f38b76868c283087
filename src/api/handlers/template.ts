import type { templateCalls } from '#calls/template.ts';
import type { Field } from '#kinds/define.ts';
import { KINDS } from '#kinds/kinds.ts';
import { isHeld } from '#kinds/templates.ts';
import {
  type AboutTemplate,
  keepTemplate,
  removeTemplate,
  renameTemplate,
  restoreTemplate,
  templateFor,
  templatesFor,
} from '#store/templates/templates.ts';
import type { Handlers } from '../context.ts';
import { anyOnWire } from '../wire.ts';

const onWire = ({ id, kind, name, forAll, own }: AboutTemplate) => ({
  ...{ _id: id, kind, name, own },
  for_all: forAll,
});

/** Templates: a record's content saved to start new ones from. */
export const templateHandlers: Handlers<keyof typeof templateCalls> = {
  templateList: async ({ viewer, deps }) => ({
    data: { docs: (await templatesFor(viewer, deps.db)).map(onWire) },
  }),
  templateGet: async ({ viewer, deps, id }) => {
    const { record, ...about } = await templateFor(viewer, deps.db, id);
    const { fields } = KINDS[about.kind];
    const whole: Readonly<Record<string, unknown>> = anyOnWire(KINDS[about.kind], record, deps);
    // A field that it lacks is not sent as empty: the form has its own default for it.
    const names = Object.entries<Field>(fields).flatMap(([name, field]) => (isHeld(field) ? [name] : []));
    const units = (['department', 'diocese'] as const).filter((unit) => record[unit] !== null);
    const doc = Object.fromEntries([...names, ...units].map((name) => [name, whole[name] ?? null]));
    return { data: { ...onWire(about), doc } };
  },
  templateCreate: async ({ viewer, deps, input, now }) => ({
    data: onWire(await keepTemplate(viewer, deps.db, { ...input, forAll: input.for_all }, now)),
  }),
  templateRename: async ({ viewer, deps, id, input, now }) => {
    await renameTemplate(viewer, deps.db, id, input.name, now);
    return { data: { _id: id, message: 'Renamed' } };
  },
  templateRemove: async ({ viewer, deps, id, now }) => {
    await removeTemplate(viewer, deps.db, id, now);
    return { data: { _id: id, message: 'Deleted' } };
  },
  templateRestore: async ({ viewer, deps, id, now }) => {
    await restoreTemplate(viewer, deps.db, id, now);
    return { data: { _id: id, message: 'Restored' } };
  },
};
