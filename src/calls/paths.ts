import type { Call } from './call.ts';
import type { CallName } from './calls.ts';

/**
 * Method and path of the calls that the console makes, without their schemas: those would bring zod into the browser's first load.
 * A test holds every line against the table of calls.
 */
export const PATHS = {
  login: 'POST auth/user_login',
  logout: 'POST auth/logout',
  uploadMedia: 'POST videos/upload_media',
  uploadSeveral: 'POST videos/multiple_file_upload',
  removeMedia: 'POST videos/remove_media',
  userList: 'POST user/get',
  userGet: 'GET user/get/{id}',
  userAdd: 'POST user/add',
  userEdit: 'PUT user/edit/{id}',
  userDelete: 'DELETE user/delete/{id}',
  userRestore: 'PUT user/restore/{id}',
  departmentAll: 'GET department/get_all',
  dioceseAll: 'GET diocese/get_all',
  newsList: 'POST news/get',
  newsGet: 'GET news/get/{id}',
  newsCreate: 'POST news/create',
  newsEdit: 'PUT news/edit/{id}',
  newsSwitchMany: 'PUT news/active_many',
  newsCounts: 'POST news/get_news_details',
  newsDelete: 'DELETE news/delete/{id}',
  newsRestore: 'PUT news/restore/{id}',
} as const satisfies Partial<Record<CallName, `${Call['method']} ${string}`>>;

/** The calls that the console makes. */
export type ConsoleCall = keyof typeof PATHS;
