import type { UserDoc } from '#calls/answer.ts';
import { Icon } from '#ui/Icon.tsx';
import { Menu } from '#ui/Menu.tsx';
import { Cell, Table, TableRow } from '#ui/Table.tsx';
import { SHELL } from '../shell/words.ts';
import { USERS, type UserTabWords } from './words.ts';

interface Props {
  users: readonly UserDoc[];
  words: UserTabWords;
  onEdit: (user: UserDoc) => void;
  onDelete: (user: UserDoc) => void;
}

/** The users of a tab. */
export function UserTable({ users, words: { tab, unit }, onEdit, onDelete }: Props) {
  const columns = [USERS.name, USERS.email, USERS.mobile, ...(unit ? [unit.column] : []), USERS.author];
  return (
    <Table caption={tab} columns={columns} actions={SHELL.actions} className="table--people">
      {users.map((user) => (
        <TableRow key={user._id}>
          <Cell className="main">
            <span className="t">{user.user_name}</span>
          </Cell>
          <Cell className="mail">{user.email}</Cell>
          <Cell className="call">{user.mobile}</Cell>
          {unit && <Cell className="of">{(user.diocese ?? user.department)?.name}</Cell>}
          <Cell className="by">{user.created_by.user_name}</Cell>
          <Cell>
            <Menu label={`${SHELL.actions} for ${user.user_name}`} icon="more">
              <button type="button" onClick={() => onEdit(user)}>
                <Icon name="edit" />
                {USERS.edit}
              </button>
              <button type="button" className="bad" onClick={() => onDelete(user)}>
                <Icon name="trash" />
                {USERS.remove}
              </button>
            </Menu>
          </Cell>
        </TableRow>
      ))}
    </Table>
  );
}
