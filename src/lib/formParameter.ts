/** URL parameter for the form that is open over a list: 'new', or a record's id. */
export const FORM_PARAMETER = 'form';
/** URL parameter of a new form that begins like a record: that record's id. */
export const LIKE_PARAMETER = 'like';
/** URL parameter for the draft of the open form. */
export const DRAFT_PARAMETER = 'draft';
