import type { ReactNode } from 'react';
import { languageOf } from '#lib/language.ts';
import { BackLink, ScreenHead } from '../shell/ScreenHead.tsx';
import { type Tab, Tabs } from '../shell/Tabs.tsx';
import './units.css';

interface Props {
  /** '' until it is known. */
  name: string;
  seal?: string;
  back: { readonly to: string; readonly name: string };
  tabs: readonly Tab[];
  /** Where visitors see what is written here, and the link to that page. */
  lead: string;
  page: { readonly to: string; readonly name: string };
  /** What can be started. */
  children?: ReactNode;
}

/** The head of the pages about one department or diocese (000 §2.5, §2.6): the way back, its name, its tabs, and where it will be seen. */
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
