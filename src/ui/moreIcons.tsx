/** Icons for code that is loaded on demand, kept out of the console's first load, whose size is limited. */
export const MORE_ICONS = {
  undo: <path d="M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11H9" />,
  download: <path d="M12 4v12M7 11l5 5 5-5M4 16v4.5h16V16" />,
  send: <path d="M21 3 3 10.5l7 3.5 3.5 7zM21 3 10 14" />,
  reply: <path d="M10 6 4 12l6 6M4 12h9a7 7 0 0 1 7 7" />,
  forth: <path d="M4 12h15M13 6l6 6-6 6" />,
  camera: (
    <>
      <path d="M3 7h4.5l1.5-2.5h6L16.5 7H21v12.5H3z" />
      <circle cx="12" cy="13" r="3.5" />
    </>
  ),
  squares: <path d="M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z" />,
  list: <path d="M9 6h12M9 12h12M9 18h12M4 6v.1M4 12v.1M4 18v.1" />,
  play: <path d="M7 4.5v15l12-7.5z" />,
  phone: <path d="M7 2.5h10v19H7zM11 18.5h2" />,
  print: <path d="M7 8V3h10v5M7 17H3.5V8h17v9H17M7 13.5h10V21H7z" />,
  copy: <path d="M8.5 8.5H20V20H8.5zM15.5 8.5V4H4v11.5h4.5" />,
  upload: <path d="M12 16V4M7 9l5-5 5 5M4 16v4.5h16V16" />,
};
