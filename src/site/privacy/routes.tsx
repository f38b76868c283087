import { wordsIn } from '#lib/translations.ts';
import { PRIVACY_PATH } from '../host/paths.ts';
import { EVERYWHERE, type RouteFamily } from '../routing/route.ts';
import { PrivacyPage } from './PrivacyPage.tsx';
import { privacyWords } from './words.ts';

/** The privacy page; every site has it, since every site has forms. */
export const privacyRoutes: RouteFamily = () => [
  {
    url: PRIVACY_PATH,
    on: EVERYWHERE,
    found: {
      title: (_organisation, language) => wordsIn(privacyWords, language).title,
      text: (_organisation, language) => wordsIn(privacyWords, language).deck,
    },
    show: () => ({ page: <PrivacyPage /> }),
  },
];
