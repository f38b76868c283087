/** The path of a news item's page on the website; every site has it (002 §2.1). `type` is the family: 'departments' or 'dioceses'. */
export const newsPath = (type: string, id: string): string => `/news_screen/${type}/${id}`;
