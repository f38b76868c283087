/** URL parameter for the form that is open over a list: 'new', or a record's id. */
export const FORM_PARAMETER = 'form';
/** URL parameter for the draft of the open form. */
export const DRAFT_PARAMETER = 'draft';
