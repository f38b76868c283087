/** A place of the public site; `path` on the main host. */
export interface SitePlace {
  readonly label: string;
  readonly path: string;
}

/** A section of the public site's menu, which the console repeats (000 §1, 002 §2.4, AMB-100). The site's routes say what is in it. */
export interface SiteSection {
  readonly title: string;
  readonly entries: readonly SitePlace[];
}
