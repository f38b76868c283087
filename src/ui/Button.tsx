import type { ButtonHTMLAttributes, Ref } from 'react';
import { Icon, type IconName } from './Icon.tsx';

export type ButtonLook = 'fill' | 'line' | 'text' | 'bad';

/** The class names of a button, for links that look like buttons. */
export function buttonClass(look: ButtonLook = 'fill', more = ''): string {
  return ['btn', look === 'fill' ? '' : `btn--${look}`, more].filter(Boolean).join(' ');
}

type Props = ButtonHTMLAttributes<HTMLButtonElement> & {
  look?: ButtonLook;
  icon?: IconName;
  /** Work is in progress: the button keeps its width and is disabled. */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
};

/** A button with text (look book §3). Its type is `button` unless `submit` is set. */
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

/** A square button with only an icon; `label` is its accessible name. */
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
