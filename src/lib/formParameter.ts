/** The address's parameter that says which form is open over a list: 'new', or the id of a record. */
export const FORM_PARAMETER = 'form';
/** The address's parameter that names the draft of the form that is open. */
export const DRAFT_PARAMETER = 'draft';
