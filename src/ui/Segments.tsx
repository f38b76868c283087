import { Icon, type IconName } from './Icon.tsx';

interface Props<V extends string> {
  /** The setting's name, such as 'Width'. */
  label: string;
  value: V;
  options: readonly { readonly value: V; readonly name: string; readonly icon?: IconName }[];
  onValue: (value: V) => void;
}

/** A choice between two or three options that takes effect at once, as a row of toggle buttons. */
export function Segments<V extends string>({ label, value, options, onValue }: Props<V>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be styled as a field of the form.
    <div className="seg" role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onValue(option.value)}
        >
          {option.icon && <Icon name={option.icon} />}
          {option.name}
        </button>
      ))}
    </div>
  );
}
