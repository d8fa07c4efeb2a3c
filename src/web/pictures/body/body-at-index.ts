import type { Gender } from '#domain/answers/choices.ts'
import type { Bmi } from '#domain/units.ts'
import { bodies } from './bodies.ts'
import type { BodyShape } from './body-shape.ts'

/** The body mass indices at which the figures of everyday life are drawn, thinnest first: an artist's eye, no measure. */
const drawnAt = {
  FEMALE: [
    [20, bodies['body-woman-slim']],
    [25.5, bodies['body-woman-mid-sized']],
    [31, bodies['body-woman-plus-sized']],
    [38, bodies['body-woman-overweight']],
  ],
  MALE: [
    [20, bodies['body-man-slim']],
    [25.5, bodies['body-man-mid-sized']],
    [31, bodies['body-man-plus-sized']],
    [38, bodies['body-man-overweight']],
  ],
} as const satisfies Record<Gender, readonly (readonly [number, BodyShape])[]>

function between(thin: BodyShape, wide: BodyShape, share: number): BodyShape {
  const mixed = (key: Exclude<keyof BodyShape, 'sex' | 'outfit'>) => thin[key] + (wide[key] - thin[key]) * share
  return {
    ...thin,
    shoulders: mixed('shoulders'),
    chest: mixed('chest'),
    waist: mixed('waist'),
    belly: mixed('belly'),
    hips: mixed('hips'),
    arms: mixed('arms'),
    thighs: mixed('thighs'),
    calves: mixed('calves'),
    face: mixed('face'),
    muscle: mixed('muscle'),
    softness: mixed('softness'),
  }
}

/** The figure of a body mass index. Outside 20 to 38 it is the thinnest or the widest that is drawn. */
export function bodyAtIndex(gender: Gender, index: Bmi): BodyShape {
  const [thinnest, ...wider] = drawnAt[gender]
  let [below, shape]: readonly [number, BodyShape] = thinnest
  for (const [at, next] of wider) {
    if (index < at) return between(shape, next, Math.max(0, index - below) / (at - below))
    below = at
    shape = next
  }
  return shape
}
