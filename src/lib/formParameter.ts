/** URL parameter for the form that is open over a list: 'new', or a record's id. */
export const FORM_PARAMETER = 'form';
/** URL parameter of a new form that begins like a record: that record's id. */
export const LIKE_PARAMETER = 'like';
/** Stands there before the id of a template, with which it begins instead. */
export const TEMPLATE_MARK = 'template-';
/** URL parameter for the draft of the open form. */
export const DRAFT_PARAMETER = 'draft';
