import { type Contour, heights } from './contour.ts'
import { corner, type Knot, knot, mirrored } from './outline.ts'
import { along } from './torso.ts'

/** Both legs in one outline, from a height on the trunk down to a height on the legs. */
export function legs(contour: Contour, from: number, to: number, ease: number): readonly Knot[] {
  const right = [
    corner(contour.outer(from) + ease, from),
    ...along(contour.outer, from + 6, to - 5, ease),
    corner(contour.outer(to) + ease, to),
    corner(Math.max(0.5, contour.inner(to) - ease), to + 0.6),
    ...along(contour.inner, heights.crotch + 8, to - 5, -ease * 0.5).toReversed(),
  ]
  return [knot(0, from - 0.8), ...right, corner(0, heights.crotch + 1), ...mirrored(right)]
}

/** A strip around the waist. */
export function waistband(contour: Contour, from: number, to: number, ease: number): readonly Knot[] {
  const right = [
    corner(contour.outer(from) + ease, from),
    knot(contour.outer((from + to) / 2) + ease, (from + to) / 2),
    corner(contour.outer(to) + ease, to),
  ]
  return [knot(0, from - 0.8), ...right, knot(0, to - 0.6), ...mirrored(right)]
}

/** A training shoe seen from the front, turned out a little, and its sole. */
export function shoe(contour: Contour): { readonly upper: readonly Knot[]; readonly sole: readonly Knot[] } {
  const { x, half } = contour.ankle
  const wide = half + 2.6
  return {
    upper: [
      corner(x - half - 0.5, 217),
      knot(x, 218.4),
      corner(x + half + 0.5, 217),
      knot(x + wide - 0.6, 223),
      knot(x + wide + 1.2, 229),
      corner(x + wide + 0.6, 231),
      corner(x - wide + 1.4, 231),
      knot(x - wide + 0.6, 228),
      knot(x - wide + 1.2, 222),
    ],
    sole: [
      corner(x - wide + 0.8, 229.6),
      corner(x + wide + 1.3, 229.6),
      knot(x + wide + 1.1, 232.2),
      knot(x - wide + 1, 232.2),
    ],
  }
}
