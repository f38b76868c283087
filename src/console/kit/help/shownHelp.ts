import type { ConsoleRoute } from '../screenPaths.ts';

/** The help of one screen, while it is shown. */
export interface ShownHelp {
  route: ConsoleRoute;
  /** The screen's heading. */
  title: string;
  onClose: () => void;
}
