import type { Section } from '../kit/sectionTypes.ts';

const newsList = () => import('./NewsListScreen.tsx');
const newsEdit = () => import('./NewsEditScreen.tsx');
const dioceseNewsPage = { path: '/news_list_screen/dioceses', name: { en: 'Diocese news' } } as const;
const departmentNewsPage = { path: '/news_list_screen/departments', name: { en: 'Synod news' } } as const;

/** News of dioceses and of departments (000 §2.5, §2.6). */
export const newsSection = {
  screens: {
    dioceseNews: {
      alsoAt: ['/dioceses'],
      load: newsList,
      props: { unit: 'diocese' },
      entry: 'dioceses',
      tab: { name: { en: 'Diocese News' } },
      place: dioceseNewsPage,
    },
    addDioceseNews: {
      load: newsEdit,
      props: { unit: 'diocese' },
      entry: 'dioceses',
      place: dioceseNewsPage,
    },
    editDioceseNews: {
      load: newsEdit,
      props: { unit: 'diocese' },
      entry: 'dioceses',
      place: dioceseNewsPage,
    },
    departmentNews: {
      alsoAt: ['/departments', '/news', '/test'],
      load: newsList,
      props: { unit: 'department' },
      entry: 'departments',
      tab: { name: { en: 'Dept. News' } },
      place: departmentNewsPage,
    },
    addDepartmentNews: {
      alsoAt: ['/add_news'],
      load: newsEdit,
      props: { unit: 'department' },
      entry: 'departments',
      place: departmentNewsPage,
    },
    editDepartmentNews: {
      load: newsEdit,
      props: { unit: 'department' },
      entry: 'departments',
      place: departmentNewsPage,
    },
  },
} as const satisfies Section;
