import type { ReactNode } from 'react';
import { Icon, type IconName } from '#ui/Icon.tsx';
import { usePageContext } from '../pageContext.ts';
import { words } from '../words.ts';
import { PhoneMenu } from './PhoneMenu.tsx';
import { SearchPanel } from './SearchPanel.tsx';

/** Search and menu at the header's end. Only one panel is open at a time, without script (002 §2.3). */
export function Tools({ landing = false }: { landing?: boolean }) {
  const { menu, links } = usePageContext();
  return (
    <div className="tools">
      <Tool word={words.search} icon="search">
        <SearchPanel landing={landing} />
      </Tool>
      <Tool word={words.menu} icon="menu">
        <nav className="wrap" aria-label={words.menu}>
          {!landing && (
            <div className="only-small">
              <PhoneMenu />
            </div>
          )}
          <ul className="plain">
            {menu.contact.map(({ label, path }) => (
              <li key={label}>
                <a href={links.main(path)}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
      </Tool>
    </div>
  );
}

function Tool({ word, icon, children }: { word: string; icon: IconName; children: ReactNode }) {
  return (
    <details className="tool" name="head">
      <summary className="iconbtn" aria-label={word}>
        <span className="tool-text">{word}</span>
        <Icon name={icon} className="i-open" />
        <Icon name="close" className="i-close" />
      </summary>
      <div className="panel">{children}</div>
    </details>
  );
}
