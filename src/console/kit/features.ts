import { type ComponentType, createContext, useContext } from 'react';
import type { FormFeatures } from './form/formFeatures.ts';
import type { ShownHelp } from './help/shownHelp.ts';
import type { CheckedRows, ListAct, RowPart } from './list/listFeatures.ts';
import type { DoublesProps, PickerProps } from './uploads/libraryParts.ts';

/**
 * What the features around a record add to forms, rows and lists, which do not know them: the frame lists them (src/console/frame/features). Most
 * of it is loaded when it is first shown, so that it is no part of the first load.
 */
export interface Features {
  /** What is around the fields of a form; loaded with the first form. */
  readonly ofForms: () => Promise<FormFeatures>;
  /** Further entries of a row's menu, in their order; loaded when a menu is first opened. */
  readonly rowMenu: () => Promise<readonly RowPart[]>;
  /** Beside the button that adds a record, in this order. */
  readonly listActs: readonly ListAct[];
  /** The bar of the checked rows of a list. */
  readonly Checked: ComponentType<CheckedRows>;
  /** Picks a file that was uploaded before. */
  readonly filePicker: () => Promise<ComponentType<PickerProps>>;
  /** Says which files just uploaded there are already. */
  readonly doubles: () => Promise<ComponentType<DoublesProps>>;
  /** The help of a screen, beside it. */
  readonly help: () => Promise<ComponentType<ShownHelp>>;
}

const Given = createContext<Features | null>(null);

/** Hands the features in, once, around all screens. */
export const FeaturesProvider = Given.Provider;

/** The features handed in. Throws where there are none: a form without them would lose the plans and comments of its record in silence. */
export function useFeatures(): Features {
  const features = useContext(Given);
  if (!features) throw new Error('Forms and lists are shown below a FeaturesProvider.');
  return features;
}
