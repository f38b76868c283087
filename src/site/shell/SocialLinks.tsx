import { Icon, type IconName } from '#ui/Icon.tsx';
import { usePageContext } from '../pageContext.ts';
import { words } from '../words.ts';

const ICONS: Readonly<Record<string, IconName>> = {
  facebook: 'facebook',
  youtube: 'youtube',
  instagram: 'instagram',
};

/** The organisation's pages elsewhere; one that we have no icon for stands in words. */
export function SocialLinks() {
  const { organisation } = usePageContext();
  if (organisation.social.length === 0) return null;
  return (
    <ul className="social" aria-label={words.social}>
      {organisation.social.map(({ name, url }) => {
        const icon = ICONS[name.toLowerCase()];
        return (
          <li key={url}>
            <a className={icon && 'iconbtn'} href={url} aria-label={icon && name}>
              {icon ? <Icon name={icon} /> : name}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
