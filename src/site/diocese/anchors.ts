import { dioceseWords } from './words.ts';

const home = { id: 'top', label: dioceseWords.home };
const news = { id: 'news', label: dioceseWords.newsAndEvents };
const contact = { id: 'contact', label: dioceseWords.getInTouch };

/** The anchors of a diocese's first page (002 §2.21), as far as their sections exist; `everywhere`: those that every diocese has. */
export const DIOCESE_ANCHORS = { everywhere: [home, news], withContact: [home, news, contact] } as const;
