let bound: string | undefined;

/**
 * Sets the brand of this process or page, such as `csi`, from which wire names and sub-domains are formed. Call it once, where the
 * organisation file is read; throws if called again with another brand.
 */
export function bindBrand(own: string): void {
  if (bound !== undefined && bound !== own) throw new Error(`The brand is ${bound} already, not ${own}.`);
  bound = own;
}

/** Returns the brand, the organisation's lower-case short form. Throws before bindBrand, so module-level code must not call it. */
export function brand(): string {
  if (bound === undefined) throw new Error('No brand is bound.');
  return bound;
}
