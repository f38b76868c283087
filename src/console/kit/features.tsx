import {
  type ComponentProps,
  type ComponentType,
  createContext,
  useCallback,
  useContext,
  useState,
} from 'react';
import type { Kind } from '#kinds/define.ts';
import type { FormFeatures } from './form/formFeatures.ts';
import type { ShownHelp } from './help/shownHelp.ts';
import type { CheckedRows, RowPart } from './list/listFeatures.ts';
import { onDemand } from './onDemand.ts';
import { SuspenseBoundary } from './SuspenseBoundary.tsx';
import type { DoublesProps, PickerProps } from './uploads/libraryParts.ts';

/** What the features around a record add to forms, rows and lists, which do not know them. */
interface Parts {
  /** Around the fields of a form. */
  ofForms: FormFeatures;
  /** Further entries of a row's menu, in their order. */
  rowMenu: readonly RowPart[];
  /** What a new record can begin from, for kinds that have templates. */
  beginFrom: ComponentType<{ of: Kind; add: string | undefined }>;
  /** The bar of the checked rows of a list. */
  checked: ComponentType<CheckedRows>;
  /** Picks a file that was uploaded before. */
  filePicker: ComponentType<PickerProps>;
  /** Says which files just uploaded there are already. */
  doubles: ComponentType<DoublesProps>;
  /** The help of a screen, beside it. */
  help: ComponentType<ShownHelp>;
}

/** The same as the frame lists them (src/console/frame/features), each loaded when it is first shown. */
export type Features = { readonly [N in keyof Parts]: () => Promise<Parts[N]> };

const Given = createContext<(() => Promise<Features>) | null>(null);

/** Hands in what loads the features, once, around all screens: they are no part of the first load. */
export const FeaturesProvider = Given.Provider;

/**
 * What loads a part. Throws where no features are handed in: a form without them would lose the plans and comments of its record in silence.
 */
export function useFeature<N extends keyof Parts>(name: N): () => Promise<Parts[N]> {
  const load = useContext(Given);
  if (!load) throw new Error('No features');
  return useCallback(() => load().then((all) => all[name]()), [load, name]);
}

/** Shows a part as soon as it is loaded, as what is shown `onDemand`. */
export function FeaturePart<N extends 'beginFrom' | 'checked'>({
  name,
  of,
}: {
  name: N;
  of: ComponentProps<Parts[N]>;
}) {
  const load = useFeature(name);
  const [Part] = useState(() =>
    onDemand<'part', object>(() => load().then((part) => ({ part: part as ComponentType<object> })), 'part'),
  );
  return (
    <SuspenseBoundary>
      <Part {...of} />
    </SuspenseBoundary>
  );
}
