import { Brand } from './Brand.tsx';
import { NavBar, type Place } from './NavBar.tsx';
import { SocialLinks } from './SocialLinks.tsx';
import { Tools } from './Tools.tsx';

/** The synod's header and bar. `front`: with the large nameplate of the first page. */
export function Header({ front = false, current }: { front?: boolean; current?: Place | undefined }) {
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
      <NavBar current={current} />
    </>
  );
}
