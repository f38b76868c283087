/** A check box with a touch-sized target. `some` shows the indeterminate state of a partly selected list; `text` is shown when the table is folded. */
export function Check({
  label,
  checked,
  some = false,
  text,
  onToggle,
}: {
  label: string;
  checked: boolean;
  some?: boolean;
  text?: string;
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
      {text && <span>{text}</span>}
    </label>
  );
}
