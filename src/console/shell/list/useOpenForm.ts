import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { DRAFT_PARAMETER, FORM_PARAMETER } from '#lib/formParameter.ts';

const NEW = 'new';

export interface OpenForm {
  /** undefined while no form is open. */
  readonly open: { readonly id: string | undefined } | undefined;
  show(id?: string): void;
  close(): void;
}

/** The form over a list, by the address: it comes back when the page is loaded again, and "back" closes it. */
export function useOpenForm(): OpenForm {
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const named = query.get(FORM_PARAMETER);
  return {
    open: named === null ? undefined : { id: named === NEW ? undefined : named },
    show: (id = NEW) => {
      const next = new URLSearchParams(query);
      next.set(FORM_PARAMETER, id);
      setQuery(next, { state: { overList: true }, preventScrollReset: true });
    },
    close: () => {
      // Opened here: back to the list as it was. Opened by its address: there is nothing to go back to.
      if ((state as { overList?: boolean } | null)?.overList) return void navigate(-1);
      const next = new URLSearchParams(query);
      next.delete(FORM_PARAMETER);
      next.delete(DRAFT_PARAMETER);
      setQuery(next, { replace: true, preventScrollReset: true });
    },
  };
}
