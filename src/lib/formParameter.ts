/** URL parameter for the form that is open above a list: 'new', or a record's id. */
export const FORM_PARAMETER = 'form';
/** URL parameter of a new form that is prefilled from a record: that record's id. */
export const LIKE_PARAMETER = 'like';
/** Prefix of its value if it is the id of a template instead. */
export const TEMPLATE_MARK = 'template-';
/** URL parameter for the draft of the open form. */
export const DRAFT_PARAMETER = 'draft';
