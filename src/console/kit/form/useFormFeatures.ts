import { useEffect } from 'react';
import type { Kind } from '#kinds/define.ts';
import { loadEditor } from '../editor/RichTextField.tsx';
import { useFeature } from '../features.tsx';
import { useOnDemand } from '../useOnDemand.ts';
import type { FormFeatures } from './formFeatures.ts';
import { fieldOf } from './formValues.ts';

/**
 * Loads what the features around a record add to a form with these fields; `isCut` says that they could not be loaded, and `fetch` tries again. The editor of a
 * formatted text is asked for at once, since on a slow line it takes longer than all else.
 */
export function useFormFeatures({ of, fields }: { readonly of: Kind; readonly fields: readonly string[] }): {
  readonly features: FormFeatures | undefined;
  readonly isCut: boolean;
  fetch(): Promise<boolean>;
} {
  const { part: features, failed: isCut, fetch } = useOnDemand(useFeature('ofForms'));
  const hasText = fields.some((name) => fieldOf(of, name)?.type === 'richText');
  useEffect(() => {
    void fetch();
    // Its field reports that it could not be loaded.
    if (hasText) loadEditor().catch(() => undefined);
  }, [fetch, hasText]);
  return { features, isCut, fetch };
}
