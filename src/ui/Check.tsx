/** A check box with a thumb's room around it. `some` draws the dash of a partly chosen list. */
export function Check({
  label,
  checked,
  some = false,
  onToggle,
}: {
  label: string;
  checked: boolean;
  some?: boolean;
  onToggle: () => void;
}) {
  return (
    <label className="check">
      <input
        type="checkbox"
        aria-label={label}
        checked={checked}
        ref={(box) => {
          if (box) box.indeterminate = some;
        }}
        onChange={onToggle}
      />
    </label>
  );
}
