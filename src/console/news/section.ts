import { CONSOLE_PATHS } from '#lib/consolePaths.ts';
import type { Section } from '../section.ts';

const newsList = () => import('./NewsListScreen.tsx');
const newsEdit = () => import('./NewsEditScreen.tsx');
const dioceseNewsPage = { path: '/news_list_screen/dioceses', name: { en: 'Diocese news' } } as const;
const departmentNewsPage = { path: '/news_list_screen/departments', name: { en: 'Synod news' } } as const;

/** News of dioceses and of departments (000 §2.5, §2.6). */
export const newsSection = {
  screens: {
    dioceseNews: {
      at: ['/dioceses/diocese_news', '/dioceses'],
      load: newsList,
      props: { unit: 'diocese' },
      entry: 'dioceses',
      tab: { name: { en: 'Diocese News' } },
      place: dioceseNewsPage,
    },
    addDioceseNews: {
      at: ['/dioceses/add_news'],
      load: newsEdit,
      props: { unit: 'diocese' },
      entry: 'dioceses',
      place: dioceseNewsPage,
    },
    editDioceseNews: {
      at: [CONSOLE_PATHS.editDioceseNews],
      load: newsEdit,
      props: { unit: 'diocese' },
      entry: 'dioceses',
      place: dioceseNewsPage,
    },
    departmentNews: {
      at: ['/departments/department_news', '/departments', '/news', '/test'],
      load: newsList,
      props: { unit: 'department' },
      entry: 'departments',
      tab: { name: { en: 'Dept. News' } },
      place: departmentNewsPage,
    },
    addDepartmentNews: {
      at: ['/departments/add_news', '/add_news'],
      load: newsEdit,
      props: { unit: 'department' },
      entry: 'departments',
      place: departmentNewsPage,
    },
    editDepartmentNews: {
      at: [CONSOLE_PATHS.editDepartmentNews],
      load: newsEdit,
      props: { unit: 'department' },
      entry: 'departments',
      place: departmentNewsPage,
    },
  },
} as const satisfies Section;
