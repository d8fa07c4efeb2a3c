import type { BodyShape } from './body-shape.ts'
import { corner, type Knot, knot } from './outline.ts'
import { bothSides } from './torso.ts'

export function face(shape: BodyShape): readonly Knot[] {
  const f = shape.face
  const jaw = shape.sex === 'man' ? 0.62 : 0.5
  return bothSides([
    knot(f * 0.55, 8.4),
    knot(f * 0.97, 16),
    knot(f, 23.5),
    knot(f * 0.88, 30.5),
    knot(f * jaw, 36.6),
    knot(f * 0.2, 38.6),
  ])
}

/** The right ear, as far as the hair leaves it uncovered. */
export const ear = (shape: BodyShape): readonly Knot[] => [
  knot(shape.face - 1, 20.5),
  knot(shape.face + 1.7, 20.6),
  knot(shape.face + 1.9, 24.5),
  knot(shape.face - 0.4, 28.4),
]

/** Hair behind the head: to the shoulders, or a knot on the crown. */
export function backHair(shape: BodyShape): readonly Knot[] {
  const f = shape.face
  if (shape.outfit === 'training') return bothSides([knot(3.6, -3.4), knot(6, 0.8), knot(4.6, 6), knot(2, 8)])
  return bothSides([
    knot(f * 0.5, 3.6),
    knot(f + 2, 10),
    knot(f + 3.4, 22),
    knot(f + 3.8, 34),
    knot(f + 2.2, 41.5),
    knot(f * 0.6, 43),
  ])
}

/** Hair in front: parted at the side, tied back, or short. */
export function frontHair(shape: BodyShape): readonly Knot[] {
  const f = shape.face
  if (shape.sex === 'man') {
    return [
      corner(-f - 0.2, 21.5),
      knot(-f - 0.9, 13),
      knot(-f * 0.66, 5),
      knot(-f * 0.05, 2.6),
      knot(f * 0.6, 3.6),
      knot(f + 0.8, 11),
      corner(f + 0.2, 21.5),
      knot(f * 0.82, 15.5),
      knot(f * 0.45, 12.2),
      knot(-f * 0.3, 12.8),
      knot(-f * 0.78, 15.5),
    ]
  }
  if (shape.outfit === 'training') {
    return [
      corner(-f - 0.4, 23),
      knot(-f - 0.6, 14),
      knot(-f * 0.64, 6.4),
      knot(0, 3.8),
      knot(f * 0.64, 6.4),
      knot(f + 0.6, 14),
      corner(f + 0.4, 23),
      knot(f * 0.8, 15.6),
      knot(f * 0.3, 11.4),
      knot(-f * 0.3, 11.4),
      knot(-f * 0.8, 15.6),
    ]
  }
  return [
    corner(-f - 1.6, 29),
    knot(-f - 1.6, 15),
    knot(-f * 0.7, 5.6),
    knot(0, 3),
    knot(f * 0.7, 5.6),
    knot(f + 1.6, 15),
    corner(f + 1.6, 29),
    knot(f * 0.86, 19.5),
    knot(f * 0.3, 14.2),
    corner(-f * 0.36, 9.6),
    knot(-f * 0.62, 15),
    knot(-f * 0.9, 20.5),
  ]
}
