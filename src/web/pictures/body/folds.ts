import type { BodyShape } from './body-shape.ts'
import { type Contour, heights } from './contour.ts'
import { crease, type TintName } from './paint.ts'
import { neckHalf } from './torso.ts'

const both = (tint: TintName, path: (side: 1 | -1) => string, width: number, strength: number) => [
  crease(tint, path(1), width, strength),
  crease(tint, path(-1), width, strength),
]

/** The chest under a top: the lower edge of a bust or of trained pectorals. */
export function chestFolds(shape: BodyShape, tint: TintName): readonly string[] {
  const c = shape.chest
  if (shape.sex === 'man') {
    return both(tint, (s) => `M${s * c * 0.1} 75.5Q${s * c * 0.45} 79.5 ${s * c * 0.82} 73`, 1.6, shape.muscle * 0.55)
  }
  const drop = 79 + shape.softness * 2
  return both(
    tint,
    (s) => `M${s * c * 0.16} ${drop - 2.5}Q${s * c * 0.5} ${drop + 3.5} ${s * c * 0.9} ${drop - 4}`,
    2.2,
    shape.outfit === 'training' ? 0.4 : 0.28,
  )
}

/** The belly's lower edge under a top. */
export const bellyFold = (shape: BodyShape, tint: TintName) =>
  crease(tint, `M${-shape.belly * 0.62} 113.5Q0 120.5 ${shape.belly * 0.62} 113.5`, 3.2, shape.softness * 0.3)

/** The folds at the sides of a loose shirt's waist. */
export const shirtFolds = (contour: Contour, tint: TintName) =>
  both(
    tint,
    (s) => `M${s * contour.outer(103)} 103Q${s * contour.outer(103) * 0.75} 106 ${s * contour.outer(103) * 0.56} 105`,
    1.3,
    0.35,
  )

/** The line between arm and body, from the armpit upwards. */
export const armholes = (contour: Contour, tint: TintName) =>
  both(
    tint,
    (s) =>
      `M${s * (contour.outer(heights.armpit) + 0.6)} 73Q${s * contour.outer(heights.armpit) * 0.97} 66 ${s * contour.outer(heights.armpit) * 0.98} 61`,
    1.5,
    0.5,
  )

/** The midriff's muscles, and the navel. */
export function midriff(shape: BodyShape, tint: TintName): readonly string[] {
  const side = shape.waist * 0.5
  return [
    crease(tint, 'M0 90V104', 1.3, shape.muscle * 0.6),
    ...both(tint, (s) => `M${s * side} 91Q${s * side * 1.02} 100 ${s * side * 0.8} 108`, 1.3, shape.muscle * 0.5),
    crease(tint, `M${-side * 0.7} 96.5Q0 95.6 ${side * 0.7} 96.5`, 1.1, (shape.muscle - 0.5) * 0.7),
    crease(tint, 'M0 106V107.6', 1.5, 0.5),
  ]
}

/** Where the thighs meet, and the muscle line of a trained thigh. */
export const thighFolds = (shape: BodyShape, tint: TintName) => [
  crease(tint, `M0 ${heights.crotch - 7}V${heights.crotch + 6}`, 1.6, 0.55),
  ...both(
    tint,
    (s) =>
      `M${s * shape.hips * 0.12} ${heights.crotch - 1}Q${s * shape.hips * 0.4} ${heights.crotch - 5} ${s * shape.hips * 0.62} ${heights.crotch - 9}`,
    1.4,
    0.3,
  ),
]

/** The lower edge of the shoulder muscle on a bare arm. */
export const shoulderFolds = (shape: BodyShape, tint: TintName) =>
  both(
    tint,
    (s) =>
      `M${s * (shape.shoulders - shape.arms * 1.7)} 68Q${s * (shape.shoulders - shape.arms * 0.9)} 73 ${s * (shape.shoulders - shape.arms * 0.15)} 69`,
    1.3,
    shape.muscle * 0.5,
  )

export const collarbones = (shape: BodyShape, tint: TintName) =>
  both(tint, (s) => `M${s * 2.2} 53Q${s * shape.shoulders * 0.3} 51 ${s * shape.shoulders * 0.52} 52`, 1.1, 0.35)

export const underChin = (shape: BodyShape, tint: TintName) => {
  const side = neckHalf(shape) - 2.4
  return crease(tint, `M${-side} 41Q0 44 ${side} 41`, 3, 0.6)
}

/** The kneecap, and on trained legs the muscle above it. */
export function legFolds(shape: BodyShape, contour: Contour, tint: TintName): readonly string[] {
  const middle = (contour.outer(172) + contour.inner(172)) / 2
  const half = (contour.outer(172) - contour.inner(172)) / 2
  return [
    ...both(
      tint,
      (s) => `M${s * (middle - half * 0.5)} 174.5Q${s * middle} 177.5 ${s * (middle + half * 0.5)} 174.5`,
      1.1,
      0.35,
    ),
    ...both(
      tint,
      (s) => `M${s * (middle - half * 0.45)} 167Q${s * (middle - half * 0.75)} 163 ${s * (middle - half * 0.35)} 158`,
      1.2,
      shape.muscle * 0.45,
    ),
    ...both(
      tint,
      (s) => `M${s * (middle + half * 0.35)} 168Q${s * (middle + half * 0.8)} 160 ${s * (middle + half * 0.4)} 153`,
      1.2,
      shape.muscle * 0.45,
    ),
  ]
}
