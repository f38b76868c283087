import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#ui/Button.tsx';
import { Menu } from '#ui/Menu.tsx';
import { useWords } from '#ui/useWords.ts';
import { send } from '../kit/api.ts';
import { useDrafts } from '../kit/drafts/useDrafts.ts';
import { hasUnsaved } from '../kit/form/unsaved.ts';
import { useOrganisation } from '../kit/organisation.ts';
import { usePaths } from '../kit/paths.ts';
import { homeOf, useStaff } from '../kit/session.ts';
import { useOnDemand } from '../kit/useOnDemand.ts';
import { useSignedOut } from '../kit/useSignedOut.ts';
import { SHELL } from '../kit/words.ts';
import { FindButton } from './FindButton.tsx';
import { SectionLinks } from './Sidebar.tsx';
import { useWaitingTotal } from './useSectionCounts.ts';

// Loaded on first use.
const loadDialog = () => import('./LogoutDialog.tsx').then((all) => all.LogoutDialog);

/** The bar at the top: the sections on small screens, the seal, who is signed in, 'Logout' (000 §2.1). */
export function TopBar() {
  const words = useWords(SHELL);
  const { shortName } = useOrganisation();
  const staff = useStaff();
  const path = usePaths();
  const signedOut = useSignedOut();
  const drafts = useDrafts() ?? [];
  const [asking, setAsking] = useState(false);
  const { part: Dialog, fetch } = useOnDemand(loadDialog);
  const logout = () => {
    // The server revokes the token at once (ADD-6). If it cannot be reached, the token expires and this browser forgets it anyway.
    send('logout', { quiet: true }).catch(() => undefined);
    signedOut();
  };
  const ask = async () => {
    const isSafe = !hasUnsaved() && drafts.length === 0 && !(await isOpenElsewhere());
    // If the dialog cannot be loaded offline, the logout goes ahead: the input stays as a draft.
    if (isSafe || !(await fetch())) logout();
    else setAsking(true);
  };
  return (
    <header className="top">
      <Drawer />
      {/* /users is the full administrator's; a unit's user lands on the own section (000 §2.1, AMB-067). */}
      <Link className="brand" to={homeOf(staff.is)}>
        <img src="/seals/synod.svg" alt="" width="120" height="120" />
        {shortName} Synod
      </Link>
      <FindButton />
      {staff.userName && (
        <Link className="who" to={path('account')}>
          {staff.userName}
        </Link>
      )}
      <Button look="text" icon="logout" className="out" onClick={() => void ask()}>
        {words.logout}
      </Button>
      {asking && Dialog && <Dialog onYes={logout} onNo={() => setAsking(false)} />}
    </header>
  );
}

/** Whether another window has unsaved input. Loaded on use to keep the first load small. */
const isOpenElsewhere = (): Promise<boolean> =>
  import('../kit/drafts/draftLocks.ts')
    .then((all) => all.isSomethingOpen())
    // Offline it cannot be loaded: asking once too often loses nothing.
    .catch(() => true);

/** The sections behind a button, on small screens. */
function Drawer() {
  const words = useWords(SHELL);
  const waiting = useWaitingTotal();
  return (
    <Menu
      label={words.menu(waiting)}
      dot={waiting > 0}
      icon="menu"
      iconOpen="close"
      className="drawer"
      panelClass="drawer-panel"
    >
      <SectionLinks />
    </Menu>
  );
}
