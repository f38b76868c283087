import { type ReactNode, type Ref, useId } from 'react';
import { Icon } from '#ui/Icon.tsx';
import './fold.css';

interface Props {
  title: string;
  /** What it has to say while it is closed. */
  beside?: ReactNode;
  open?: boolean;
  /** Its id, for links to it, which open it. */
  anchor?: string;
  ref?: Ref<HTMLDetailsElement>;
  children: ReactNode;
}

/** A part of a screen that most people do not need each time: its title, and the rest once that is pressed. */
export function Fold({ title, beside, open, anchor, ref, children }: Props) {
  const id = useId();
  return (
    <details
      ref={ref}
      className="fold"
      id={anchor}
      open={open || (anchor !== undefined && window.location.hash === `#${anchor}`)}
    >
      <summary>
        <h2 id={id}>{title}</h2>
        {beside && <span className="hint">{beside}</span>}
        <Icon name="later" />
      </summary>
      <section aria-labelledby={id}>{children}</section>
    </details>
  );
}
