import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router';
import { Icon } from '#ui/Icon.tsx';
import { useWords } from '#ui/useWords.ts';
import { HelpButton } from './help/HelpButton.tsx';
import { SHELL } from './words.ts';

/** The heading of a screen and its main actions. Also sets the window title. */
export function ScreenHead({
  title,
  seal,
  children,
}: {
  title: string;
  /** The URL of a unit's seal. */
  seal?: string | undefined;
  children?: ReactNode;
}) {
  useWindowTitle(title);
  return (
    <div className="head">
      <div className="head-title">
        {seal && <img src={seal} alt="" width="120" height="120" />}
        <h1 tabIndex={-1}>{title}</h1>
        <HelpButton title={title} />
      </div>
      <div className="acts">{children}</div>
    </div>
  );
}

/** The link back to the parent screen. */
export function BackLink({ to, name }: { to: string; name: string }) {
  return (
    <Link className="back" to={to}>
      <Icon name="back" />
      {name}
    </Link>
  );
}

/** Sets the title of the browser window or tab. */
export function useWindowTitle(title: string): void {
  const { panel } = useWords(SHELL);
  useEffect(() => {
    document.title = `${title} | ${panel}`;
  }, [title, panel]);
}
