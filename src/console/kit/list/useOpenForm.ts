import { useRef } from 'react';
import { type LinkProps, useLocation, useNavigate, useSearchParams } from 'react-router';
import { DRAFT_PARAMETER, FORM_PARAMETER, LIKE_PARAMETER } from '#lib/formParameter.ts';

export const NEW = 'new';
/** Link options for opening the form: 'back' closes it. */
export const OVER_LIST = { state: { overList: true }, preventScrollReset: true } as const;

export interface OpenForm {
  /** undefined while no form is open. */
  readonly open: { readonly id: string | undefined } | undefined;
  /** The link that opens it over a record. */
  to(id: string): LinkProps;
  show(id?: string): void;
  close(): void;
}

/** The form over a list, kept in the address: it survives a reload, and "back" closes it. */
export function useOpenForm(): OpenForm {
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const { key, state } = useLocation();
  const left = useRef<string>(undefined);
  const named = query.get(FORM_PARAMETER);
  const withForm = (id: string) => {
    const next = new URLSearchParams(query);
    next.set(FORM_PARAMETER, id);
    return next;
  };
  return {
    open: named === null ? undefined : { id: named === NEW ? undefined : named },
    to: (id) => ({ to: `?${withForm(id)}`, ...OVER_LIST }),
    show: (id = NEW) => setQuery(withForm(id), OVER_LIST),
    close: () => {
      // Opened here: go back to the list as it was. Opened by its address: there is nothing to go back to.
      if ((state as { overList?: boolean } | null)?.overList) {
        // Called twice before the browser has gone back, by a double click or Escape: go back only once, or it would leave the list.
        if (left.current !== key) void navigate(-1);
        left.current = key;
        return;
      }
      const next = new URLSearchParams(query);
      next.delete(FORM_PARAMETER);
      next.delete(DRAFT_PARAMETER);
      next.delete(LIKE_PARAMETER);
      setQuery(next, { replace: true, preventScrollReset: true });
    },
  };
}
