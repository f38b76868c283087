/** The icons of the editor's tools, loaded with the editor. */
export const TOOL_ICONS = {
  align: <path d="M3 6h18M3 10.500h11M3 15h18M3 19.500h11" />,
  bold: <path d="M7 4.500h6a3.7 3.7 0 0 1 0 7.500H7zM7 12h7a3.8 3.8 0 0 1 0 7.500H7z" strokeWidth="2" />,
  bullets: <path d="M9 6h12M9 12h12M9 18h12M4 6v.1M4 12v.1M4 18v.1" />,
  inkColour: <path d="M6 16 12 3l6 13M8 12h8M4 21h16" />,
  italic: <path d="M10 4.500h7M7 19.500h7M14 4.500l-4 15" />,
  numbered: (
    <path d="M10 6h11M10 12h11M10 18h11M3.5 4.5 5 4v4M3.5 10.500c2-1 3 .6 0 3.500h3M3.5 16.500h2.800L4.8 18c2.5.2 1.5 3-1.3 2" />
  ),
  paperColour: <path d="m4 14 9-9 6 6-9 9H4zM13 20h8" />,
  redo: <path d="m15 5 5 5-5 5M20 10H9.500a5 5 0 0 0 0 10H12" />,
  table: <path d="M3 4.500h18v15H3zM3 9.500h18M3 14.500h18M9 4.500v15M15 4.500v15" />,
  underline: <path d="M7 4v7a5 5 0 0 0 10 0V4M5 20.500h14" />,
  undo: <path d="m9 5-5 5 5 5M4 10h10.500a5 5 0 0 1 0 10H12" />,
};
