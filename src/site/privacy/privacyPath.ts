import type { NoticeForm } from '#lib/notices.ts';

/** The path of every site's privacy page, and of its section on a form. */
export const PRIVACY_PATH = '/privacy';
export const privacyPath = (form: NoticeForm): string => `${PRIVACY_PATH}#${form}`;
