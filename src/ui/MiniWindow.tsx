/** The mini window of empty states (look book §2 "Empty"): two nested lancets and a rose. */
export function MiniWindow() {
  return (
    <svg
      viewBox="0 0 72 100"
      width="72"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
    >
      <path d="M2 98V60.89A68 68 0 0 1 36 2A68 68 0 0 1 70 60.89V98Z" />
      <path d="M8 98V57.5A56 56 0 0 1 36 9A56 56 0 0 1 64 57.5V98Z" />
      <circle cx="36" cy="38" r="14" />
      <path d="M10 98V78.78A24 24 0 0 1 22 58A24 24 0 0 1 34 78.78V98Z" />
      <path d="M38 98V78.78A24 24 0 0 1 50 58A24 24 0 0 1 62 78.78V98Z" />
    </svg>
  );
}
