import type { ReviewedName } from '#kinds/reviewed.ts';
import type { FormFeatures, FormOfRecord, FormPart } from '../../kit/form/formFeatures.ts';
import { onDemand } from '../../kit/onDemand.ts';
import { saySaved } from '../../publish/saySaved.ts';

const BelowForm = onDemand(() => import('./BelowForm.tsx'), 'BelowForm');
const PublishBox = onDemand(() => import('../../publish/PublishBox.tsx'), 'PublishBox');

// Offline, other editors are not notified, and the form stays usable.
const Company = onDemand(
  () => import('../../together/Company.tsx').catch(() => ({ Company: () => null })),
  'Company',
);
const Since = onDemand(
  () => import('../../together/Since.tsx').catch(() => ({ Since: () => null })),
  'Since',
);
const CommentLine = onDemand(
  () => import('../../together/Comments.tsx').catch(() => ({ CommentLine: () => null })),
  'CommentLine',
);
const Comments = onDemand(
  () => import('../../together/Comments.tsx').catch(() => ({ Comments: () => null })),
  'Comments',
);

/** A record, or a part that has a page of its own: a part of another record is shown with that one. */
const isItem = ({ previewed }: FormOfRecord) => previewed !== undefined && !previewed.whole;
const isReviewed = ({ place, options }: FormOfRecord) => place !== undefined && options.of.reviewed === true;

const notices: readonly FormPart[] = [
  {
    name: 'company',
    isFor: ({ place }) => place !== undefined,
    Part: ({ form }) =>
      form.place && (
        <Company
          place={form.place}
          version={form.version}
          labelOf={form.context.labelOf}
          onCatchUp={() => void form.catchUp()}
        />
      ),
  },
  {
    name: 'since',
    isFor: ({ place }) => place?.part === '',
    Part: ({ form }) =>
      form.place && <Since place={form.place} labelOf={form.context.labelOf} back={form.options.title} />,
  },
  {
    name: 'comments',
    isFor: isReviewed,
    Part: ({ form: { place } }) =>
      place && <CommentLine kind={place.kind as ReviewedName} record={place.record} />,
  },
];

const belowFields: readonly FormPart[] = [
  {
    name: 'checks',
    isFor: isItem,
    Part: ({ form: { previewed } }) => previewed && <BelowForm kind={previewed.kind} id={previewed.id} />,
  },
  {
    name: 'comments',
    isFor: (form) => isItem(form) && isReviewed(form),
    Part: ({ form: { place } }) =>
      place && <Comments kind={place.kind as ReviewedName} record={place.record} />,
  },
  {
    name: 'publish',
    isFor: isItem,
    Part: PublishBox,
  },
];

/** What the features around a record add to its form. */
export const FORM: Omit<FormFeatures, 'Preview'> = {
  saySaved,
  notices,
  belowFields,
  previewPane: async () => (await import('../../preview/PreviewPane.tsx')).PreviewPane,
  prepareToSend: () => import('../../offline/OfflineBar.tsx').catch(() => undefined),
};
