import type { ReactNode } from 'react';
import { languageOf } from '#lib/language.ts';
import { BackLink, ScreenHead } from '../kit/ScreenHead.tsx';
import { type Tab, Tabs } from '../kit/Tabs.tsx';
import './units.css';

interface Props {
  /** '' until loaded. */
  name: string;
  seal?: string;
  back: { readonly to: string; readonly name: string };
  tabs: readonly Tab[];
  /** Where visitors see this content, and the link to that page. */
  lead: string;
  page: { readonly to: string; readonly name: string };
  /** The page's actions. */
  children?: ReactNode;
}

/** The head of the pages about one department or diocese (000 §2.5, §2.6): the back link, its name, its tabs, and where the content will appear. */
export function UnitHead({ name, seal, back, tabs, lead, page, children }: Props) {
  return (
    <>
      <BackLink {...back} />
      <div lang={languageOf(name)}>
        <ScreenHead title={name} seal={seal}>
          {children}
        </ScreenHead>
      </div>
      <Tabs label={name || back.name} tabs={tabs} />
      <p className="lead-in">
        {lead}{' '}
        <a href={page.to} target="_blank" rel="noopener">
          {page.name}
        </a>
      </p>
    </>
  );
}
