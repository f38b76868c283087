/** An entry of the public site's menu; `path` on the main host. */
export interface SitePlace {
  readonly label: string;
  readonly path: string;
}

/** A section of the public site's menu, which the console repeats (000 §1, 002 §2.4, AMB-100). It is built from the site's routes. */
export interface SiteSection {
  readonly title: string;
  readonly entries: readonly SitePlace[];
}
