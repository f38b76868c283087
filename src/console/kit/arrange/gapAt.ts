interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * The gap between boxes that a point is in: the index of the box before which something dropped there would go, or their number for the end. The
 * boxes are in rows from left to right, or one below the other.
 */
export function gapAt(boxes: readonly Box[], { x, y }: { readonly x: number; readonly y: number }): number {
  const isColumn = boxes.every(({ left }) => left === boxes[0]?.left);
  for (const [place, { left, right, top, bottom }] of boxes.entries()) {
    if (isColumn ? y < (top + bottom) / 2 : y < top || (y <= bottom && x < (left + right) / 2)) return place;
  }
  return boxes.length;
}
