import { usePageContext } from '../context/pageContext.ts';
import { Brand } from './Brand.tsx';
import { NavBar } from './NavBar.tsx';
import { SocialLinks } from './SocialLinks.tsx';
import { Tools } from './Tools.tsx';

/** The synod's header and navigation bar, with a department's colour below. `front`: with the home page's large nameplate. */
export function Header({ front = false }: { front?: boolean }) {
  const { site } = usePageContext();
  return (
    <>
      <header className={front ? 'head head--front' : 'head'}>
        <div className="wrap head-row">
          <SocialLinks />
          <Brand motto={front} />
          <Tools />
        </div>
        {front && (
          <div className="wrap">
            <hr className="kasavu" />
          </div>
        )}
      </header>
      <NavBar />
      {site.kind === 'department' && <div className="accentbar" />}
    </>
  );
}
