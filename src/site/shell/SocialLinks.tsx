import { Icon } from '#ui/Icon.tsx';
import { useWords } from '#ui/useWords.ts';
import { usePageContext } from '../context/pageContext.ts';
import { siteWords } from '../context/words.ts';
import { foreign } from '../parts/foreign.ts';
import { SOCIAL_ICONS } from './socialIcons.tsx';

/** Links to the organisation's social media; a network without an icon is shown by name. */
export function SocialLinks() {
  const { organisation, links } = usePageContext();
  const w = useWords(siteWords);
  if (organisation.social.length === 0) return null;
  return (
    <ul className="social" aria-label={w.social}>
      {organisation.social.map(({ name, called = name, url }) => {
        const icon = SOCIAL_ICONS[name.toLowerCase()];
        return (
          <li key={url}>
            <a
              className={icon && 'iconbtn'}
              href={links.inLanguage(url)}
              aria-label={icon && called}
              lang={foreign(called)}
            >
              {icon ? <Icon name={icon} /> : called}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
