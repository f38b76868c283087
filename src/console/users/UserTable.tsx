import { Icon } from '#ui/Icon.tsx';
import { Menu } from '#ui/Menu.tsx';
import type { UserDoc } from '../docs.ts';
import { SHELL } from '../shell/words.ts';
import { USERS, type UserTabWords } from './words.ts';

interface Props {
  users: readonly UserDoc[];
  words: UserTabWords;
  onEdit: (user: UserDoc) => void;
  onDelete: (user: UserDoc) => void;
}

/** The users of a tab. The table keeps its roles, since it folds into blocks where it is narrow. */
export function UserTable({ users, words, onEdit, onDelete }: Props) {
  return (
    <div className="tablebox">
      <table className="table table--people" role="table">
        <caption className="vh">{words.tab}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader">{USERS.name}</th>
            <th role="columnheader">{USERS.email}</th>
            <th role="columnheader">{USERS.mobile}</th>
            {words.unit && <th role="columnheader">{words.unit.column}</th>}
            <th role="columnheader">{USERS.author}</th>
            <th role="columnheader">
              <span className="vh">{SHELL.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {users.map((user) => (
            <tr role="row" key={user._id}>
              <td role="cell" className="main">
                <span className="t">{user.user_name}</span>
              </td>
              <td role="cell" className="mail">
                {user.email}
              </td>
              <td role="cell" className="call">
                {user.mobile}
              </td>
              {words.unit && (
                <td role="cell" className="of">
                  {(user.diocese ?? user.department)?.name}
                </td>
              )}
              <td role="cell" className="by">
                {user.created_by.user_name}
              </td>
              <td role="cell">
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
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
