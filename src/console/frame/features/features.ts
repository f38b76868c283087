import type { Features } from '../../kit/features.ts';
import { onDemand } from '../../kit/onDemand.ts';

/** Every feature around a record, in the order in which it is shown. Part of the first load, so it only says where each is. */
export const FEATURES: Features = {
  ofForms: async () => (await import('./formFeatures.tsx')).FORM_FEATURES,
  rowMenu: async () => (await import('./rowMenu.tsx')).ROW_MENU,
  listActs: [
    {
      name: 'templates',
      isFor: (of, counts) => counts?.templates?.includes(of.name) ?? false,
      Part: onDemand(() => import('../../templates/TemplateMenu.tsx'), 'TemplateMenu'),
    },
  ],
  Checked: onDemand(() => import('../../many/ListBulk.tsx'), 'ListBulk'),
  filePicker: async () => (await import('../../library/LibraryPicker.tsx')).LibraryPicker,
  doubles: async () => (await import('../../library/Doubles.tsx')).Doubles,
  help: async () => (await import('../help/HelpPanel.tsx')).HelpPanel,
};
