import { useEffect } from 'react';
import { useFeature } from '../features.tsx';
import { useOnDemand } from '../useOnDemand.ts';
import type { FormFeatures } from './formFeatures.ts';

/** Loads what the features around a record add to a form; `isCut` says that they could not be loaded, and `fetch` tries again. */
export function useFormFeatures(): {
  readonly features: FormFeatures | undefined;
  readonly isCut: boolean;
  fetch(): Promise<boolean>;
} {
  const { part: features, failed: isCut, fetch } = useOnDemand(useFeature('ofForms'));
  useEffect(() => void fetch(), [fetch]);
  return { features, isCut, fetch };
}
