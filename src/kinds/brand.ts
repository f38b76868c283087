let bound: string | undefined;

/**
 * Says which brand this process or page works for, such as `csi`: names on the wire and sub-domains are made with it. To be called once, where
 * the organisation file is read; throws when it is called again with another.
 */
export function bindBrand(own: string): void {
  if (bound !== undefined && bound !== own)
    throw new Error(`This process works for the brand ${bound} and cannot work for ${own} as well.`);
  bound = own;
}

/** The lower-case short form of the organisation. Throws before bindBrand: nothing may need it while modules are loaded. */
export function brand(): string {
  if (bound === undefined) throw new Error('No brand has been bound. Call bindBrand at the start.');
  return bound;
}
