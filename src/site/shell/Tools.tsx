import type { ReactNode } from 'react';
import { Icon, type IconName } from '#ui/Icon.tsx';
import { useWords } from '#ui/useWords.ts';
import { usePageContext } from '../context/pageContext.ts';
import { siteWords } from '../context/words.ts';
import { PhoneMenu } from './PhoneMenu.tsx';
import { SearchPanel } from './SearchPanel.tsx';
import { searchWords } from './searchWords.ts';

/** The search and menu buttons at the end of the header. Only one panel is open at a time, without script (002 §2.3). */
export function Tools({ landing = false }: { landing?: boolean }) {
  const { menu, links } = usePageContext();
  const w = useWords(siteWords);
  return (
    <div className="tools">
      <Tool word={useWords(searchWords).search} icon="search">
        <SearchPanel landing={landing} />
      </Tool>
      <Tool word={w.menu} icon="menu">
        <nav className="wrap" aria-label={w.menu}>
          {!landing && (
            <div className="only-small">
              <PhoneMenu />
            </div>
          )}
          {/* On a phone they are above, in groups; the landing page has no others (002 §2.3). */}
          <ul className={landing ? 'plain' : 'plain only-wide'}>
            {[...(landing ? [] : menu.latest.entries), ...menu.contact.entries].map(({ label, path }) => (
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
