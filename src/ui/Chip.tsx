import { Icon } from './Icon.tsx';

/** A removable selection, such as a filter; `removeLabel` is the name of its button, such as 'Remove filter Youth'. */
export function Chip({
  name,
  removeLabel,
  onRemove,
}: {
  name: string;
  removeLabel: string;
  onRemove: () => void;
}) {
  return (
    <span className="chip">
      {name}
      <button type="button" aria-label={removeLabel} onClick={onRemove}>
        <Icon name="close" />
      </button>
    </span>
  );
}
