import type { NoticeForm } from '#lib/notices.ts';

/** Where every site says what it keeps of visitors, and where of those who use a form. */
export const PRIVACY_PATH = '/privacy';
export const privacyPath = (form: NoticeForm): string => `${PRIVACY_PATH}#${form}`;
