import type { Kind } from '#kinds/define.ts';
import { isStaff, type Staff, type Viewer } from '#kinds/viewer.ts';
import { Refusal } from '#lib/refusal.ts';

/** The refusal (403 `prove_again`) of what may only be done shortly after somebody has proved who it is; `by`: by what it is proved. */
export const proveAgain = ({ mustProve }: Staff): Refusal =>
  new Refusal(
    403,
    'Please prove once more that it is you. This is asked before accounts and people’s data are touched.',
    {
      details: { code: 'prove_again', by: mustProve },
    },
  );

/** Throws it where a viewer who has to prove first writes records that say who may do what. */
export function refuseUnprovedWriter(viewer: Viewer, { guarded }: Kind): void {
  if (guarded && isStaff(viewer) && viewer.mustProve && !viewer.isProgram) throw proveAgain(viewer);
}
