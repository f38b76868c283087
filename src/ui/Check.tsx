/** A check box with a thumb's room around it. `some` draws the dash of a partly chosen list; `text` is shown where the table is folded. */
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
