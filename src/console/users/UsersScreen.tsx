import { useState } from 'react';
import type { UserDoc } from '#calls/answer.ts';
import { Button } from '#ui/Button.tsx';
import { send } from '../api.ts';
import { useOrganisation } from '../organisation.ts';
import { ConfirmDelete } from '../shell/ConfirmDelete.tsx';
import { ListBody, SearchBar } from '../shell/ListParts.tsx';
import { ScreenHead } from '../shell/ScreenHead.tsx';
import { Tabs } from '../shell/Tabs.tsx';
import { useList } from '../shell/useList.ts';
import { useListUrl } from '../shell/useListUrl.ts';
import { UserModal } from './UserModal.tsx';
import { UserTable } from './UserTable.tsx';
import { tabLinks, USERS, type UserTab, userTabs } from './words.ts';

/** One tab of the Users section (000 §2.4): console users of one type, with their form. */
export function UsersScreen({ type }: { type: UserTab }) {
  const organisation = useOrganisation();
  const words = userTabs(organisation)[type];
  const url = useListUrl();
  const list = useList<UserDoc>({
    key: ['userList', type, url.search],
    size: 20,
    load: (part, signal) =>
      send('userList', { body: { ...part, search: url.search, type: words.type }, signal }),
    failed: USERS.fetchFailed,
  });
  const [open, setOpen] = useState<{ form: 'add' } | { form: 'edit' | 'delete'; user: UserDoc }>();
  const close = () => setOpen(undefined);
  const clear = url.search ? () => url.change({ search: '' }) : undefined;

  return (
    <>
      <ScreenHead title={USERS.heading}>
        <Button icon="plus" onClick={() => setOpen({ form: 'add' })}>
          {USERS.add}
        </Button>
      </ScreenHead>
      <Tabs label={USERS.heading} tabs={tabLinks(organisation)} />
      <SearchBar label={USERS.search} url={url} />
      <ListBody list={list} empty={USERS.empty} onClear={clear}>
        {(users) => (
          <UserTable
            users={users}
            words={words}
            onEdit={(user) => setOpen({ form: 'edit', user })}
            onDelete={(user) => setOpen({ form: 'delete', user })}
          />
        )}
      </ListBody>
      {open?.form === 'add' && <UserModal words={words} unit={type} onSaved={list.reload} onClose={close} />}
      {open?.form === 'edit' && (
        <UserModal words={words} unit={type} id={open.user._id} onSaved={list.reload} onClose={close} />
      )}
      {open?.form === 'delete' && (
        <ConfirmDelete
          prompt={words.prompt}
          remove={() => send('userDelete', { id: open.user._id })}
          restore={() => send('userRestore', { id: open.user._id })}
          done={USERS.deleted}
          failed={USERS.deleteFailed}
          restoreFailed={USERS.restoreFailed}
          onChange={list.reload}
          onClose={close}
        />
      )}
    </>
  );
}
