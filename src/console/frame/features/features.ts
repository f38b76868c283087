import type { Features } from '../../kit/features.tsx';
import { PreviewButton } from '../../preview/PreviewButton.tsx';
import { FORM } from './formFeatures.tsx';

/** Every feature around a record. */
export const FEATURES: Features = {
  ofForms: async () => ({ ...FORM, Preview: PreviewButton }),
  rowMenu: async () => (await import('./rowMenu.tsx')).ROW_MENU,
  beginFrom: async () => (await import('../../templates/TemplateMenu.tsx')).TemplateMenu,
  checked: async () => (await import('../../many/ListBulk.tsx')).ListBulk,
  filePicker: async () => (await import('../../library/LibraryPicker.tsx')).LibraryPicker,
  doubles: async () => (await import('../../library/Doubles.tsx')).Doubles,
  help: async () => (await import('../help/HelpPanel.tsx')).HelpPanel,
};
