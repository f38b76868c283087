import type { ButtonHTMLAttributes, Ref } from 'react';
import { Icon, type IconName } from './Icon.tsx';

export type ButtonLook = 'fill' | 'line' | 'text' | 'bad';

/** The class names of a button's look, for links that look like buttons. */
export function buttonClass(look: ButtonLook = 'fill', more = ''): string {
  return ['btn', look === 'fill' ? '' : `btn--${look}`, more].filter(Boolean).join(' ');
}

type Props = ButtonHTMLAttributes<HTMLButtonElement> & {
  look?: ButtonLook;
  icon?: IconName;
  /** Something is under way: the button keeps its width and can't be pressed again. */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
};

/** A button with a word on it (look book §3). It is of type `button` unless `submit` is asked for. */
export function Button({ look, icon, busy, className, disabled, children, type, ...rest }: Props) {
  return (
    <button
      {...rest}
      type={type === 'submit' ? 'submit' : 'button'}
      className={buttonClass(look, className)}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

/** A square button with an icon only; `label` is its name for those who can't see it. */
export function IconButton({
  icon,
  label,
  ...rest
}: Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'children'> & { icon: IconName; label: string }) {
  return (
    <button {...rest} type="button" className="iconbtn" aria-label={label} title={label}>
      <Icon name={icon} />
    </button>
  );
}
