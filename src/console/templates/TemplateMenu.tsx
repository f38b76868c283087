import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { Kind } from '#kinds/define.ts';
import { FORM_PARAMETER, LIKE_PARAMETER, TEMPLATE_MARK } from '#lib/formParameter.ts';
import { Icon } from '#ui/Icon.tsx';
import { Menu } from '#ui/Menu.tsx';
import { MORE_ICONS } from '#ui/moreIcons.tsx';
import { useWords } from '#ui/useWords.ts';
import { NEW, OVER_LIST } from '../kit/list/useOpenForm.ts';
import { onDemand } from '../kit/onDemand.ts';
import { SuspenseBoundary } from '../kit/SuspenseBoundary.tsx';
import { useTemplates } from './useTemplates.ts';
import { TEMPLATES } from './words.ts';

interface Props {
  of: Kind;
  /** The page for adding one, if adding is not a form over the list. */
  add: string | undefined;
}

/** A menu next to the add button: which template to start from. Renders nothing if there are none. */
export function TemplateMenu({ of, add }: Props) {
  const words = useWords(TEMPLATES);
  const templates = useTemplates(of.name);
  const [query] = useSearchParams();
  const [changing, setChanging] = useState(false);
  const begin = (id: string) => {
    const like = `${TEMPLATE_MARK}${id}`;
    if (add) return { to: `${add}?${LIKE_PARAMETER}=${like}` };
    const next = new URLSearchParams(query);
    next.set(FORM_PARAMETER, NEW);
    next.set(LIKE_PARAMETER, like);
    return { to: `?${next}`, ...OVER_LIST };
  };
  return (
    <>
      {templates.length > 0 && (
        <Menu label={words.begin} icon={MORE_ICONS.copy}>
          {templates.map(({ _id, name }) => (
            <Link key={_id} {...begin(_id)}>
              <Icon name="plus" />
              {name}
            </Link>
          ))}
          {templates.some(({ own }) => own) && (
            <button type="button" onClick={() => setChanging(true)}>
              <Icon name="edit" />
              {words.change}
            </button>
          )}
        </Menu>
      )}
      {changing && (
        <SuspenseBoundary>
          <TemplatesDialog of={of} onClose={() => setChanging(false)} />
        </SuspenseBoundary>
      )}
    </>
  );
}

const TemplatesDialog = onDemand(() => import('./TemplatesDialog.tsx'), 'TemplatesDialog');
