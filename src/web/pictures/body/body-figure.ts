import { type Arm, armOnHip, hangingArm } from './arms.ts'
import type { BodyShape } from './body-shape.ts'
import { type Contour, contourOf } from './contour.ts'
import * as folds from './folds.ts'
import { backHair, ear, face, frontHair } from './head.ts'
import { legs, shoe, waistband } from './legs.ts'
import { type Joint, limb } from './limb.ts'
import { mirrored } from './outline.ts'
import { paintBox, painted, type TintName } from './paint.ts'
import { hemOf, shirt, trainingTop, trunk } from './torso.ts'

type Dressed = {
  readonly shape: BodyShape
  readonly contour: Contour
  readonly top: TintName
  readonly bottom: TintName
}

function leftAndRight(shape: BodyShape, contour: Contour): readonly [Arm, Arm] {
  const flip = (joints: readonly Joint[]) => joints.map((joint) => ({ ...joint, x: -joint.x }))
  const hanging = hangingArm(shape, contour)
  const left = { upper: flip(hanging.upper), fore: flip(hanging.fore) }
  return [left, shape.outfit === 'training' ? armOnHip(shape, contour) : hanging]
}

function skin({ shape, contour }: Dressed): string {
  const [left, right] = leftAndRight(shape, contour)
  const bare = shape.outfit === 'training'
  const arms = [left.upper, left.fore, right.upper, ...(bare ? [] : [right.fore])].map((joints) =>
    limb(joints, 'round'),
  )
  const legsBelow = legs(contour, 118, 219, 0)
  return painted(
    'skin',
    [...arms, trunk(shape, contour), legsBelow],
    [
      folds.underChin(shape, 'skin'),
      ...folds.legFolds(shape, contour, 'skin'),
      ...(bare
        ? [
            ...folds.collarbones(shape, 'skin'),
            ...folds.shoulderFolds(shape, 'skin'),
            ...folds.armholes(contour, 'skin'),
          ]
        : []),
      ...(bare && shape.sex === 'woman' ? folds.midriff(shape, 'skin') : []),
    ],
  )
}

function shoes({ contour }: Dressed): string {
  const { upper, sole } = shoe(contour)
  return painted('shoe', [upper, mirrored(upper)]) + painted('mint', [sole, mirrored(sole)])
}

function bottom({ shape, contour, bottom: tint }: Dressed): string {
  const isMan = shape.sex === 'man'
  const isHigh = !isMan && shape.outfit === 'training'
  const from = isHigh ? 103 : hemOf(shape) - 2
  const to = isMan ? 161 : isHigh ? 152 : 211
  const ease = isMan ? 1.3 : 0.3
  const band = isHigh ? painted(tint, [waistband(contour, from, from + 6, ease + 0.2)]) : ''
  return painted(tint, [legs(contour, from, to, ease)], folds.thighFolds(shape, tint)) + band
}

function top({ shape, contour, top: tint }: Dressed): string {
  if (shape.outfit === 'training') {
    const lower = shape.sex === 'man' ? [folds.bellyFold(shape, tint), ...folds.shirtFolds(contour, tint)] : []
    return painted(tint, [trainingTop(shape, contour)], [...folds.chestFolds(shape, tint), ...lower])
  }
  const sleeves = leftAndRight(shape, contour).map(({ upper }) =>
    limb(
      upper.slice(0, 2).map((joint) => ({ ...joint, half: joint.half + 0.9 })),
      'cut',
    ),
  )
  return painted(
    tint,
    [...sleeves, shirt(shape, contour)],
    [
      ...folds.armholes(contour, tint),
      ...folds.chestFolds(shape, tint),
      ...folds.shirtFolds(contour, tint),
      folds.bellyFold(shape, tint),
    ],
  )
}

/** A calm, faceless figure standing upright, as an SVG file on a canvas of 120 x 240. */
export function bodyFigure(shape: BodyShape): string {
  const training = shape.outfit === 'training'
  const dressed: Dressed = {
    shape,
    contour: contourOf(shape),
    top: training ? 'coral' : 'mint',
    bottom: training ? 'slate' : 'pine',
  }
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-60 -6 120 240">',
    paintBox(['skin', 'hair', 'shoe', 'mint', ...(training ? (['coral', 'slate'] as const) : (['pine'] as const))]),
    shape.sex === 'woman' ? painted('hair', [backHair(shape)]) : '',
    skin(dressed),
    shoes(dressed),
    bottom(dressed),
    top(dressed),
    training ? painted('skin', [limb(armOnHip(shape, dressed.contour).fore, 'round')]) : '',
    '<g transform="translate(0 1.4)">',
    painted('skin', [face(shape), ...(shape.sex === 'man' || training ? [ear(shape), mirrored(ear(shape))] : [])]),
    painted('hair', [frontHair(shape)]),
    '</g>',
    '</svg>',
  ].join('')
}
