import type { Kind } from '#kinds/define.ts';
import { isStaff, type Staff, type Viewer } from '#kinds/viewer.ts';
import { Refusal } from '#lib/refusal.ts';

/** The refusal (403 `prove_again`) of actions that require a recent authentication; `by`: the method to use. */
export const reauthenticateAgain = ({ mustProve: mustReauthenticate }: Staff): Refusal =>
  new Refusal(
    403,
    'Please prove once more that it is you. This is asked before accounts and people’s data are touched.',
    {
      details: { code: 'prove_again', by: mustReauthenticate },
    },
  );

/** Throws it when a viewer who has to authenticate again writes records that control permissions. */
export function requireWriterReauthentication(viewer: Viewer, { guarded }: Kind): void {
  if (guarded && isStaff(viewer) && viewer.mustProve && !viewer.isProgram) throw reauthenticateAgain(viewer);
}
