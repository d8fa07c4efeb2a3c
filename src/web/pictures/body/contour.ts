import type { BodyShape } from './body-shape.ts'
import { profile } from './profile.ts'

/** The heights common to all figures, counted from the crown downwards. */
export const heights = { collar: 46, armpit: 69, waist: 97, navel: 109, hips: 122, crotch: 131, ankle: 216 } as const

/** The outer and the inner edge of the right half of the body, from the armpit to the ankle. */
export type Contour = {
  readonly outer: (y: number) => number
  readonly inner: (y: number) => number
  readonly ankle: { readonly x: number; readonly half: number }
}

export function contourOf(shape: BodyShape): Contour {
  const stand = 2.2 + shape.hips * 0.34
  const knee = { x: stand + shape.hips * 0.06, half: shape.thighs * 0.56 + 1.1 }
  const calf = { x: stand + 0.6, half: shape.calves }
  const ankle = { x: stand, half: shape.calves * 0.46 + 0.7 }
  const thigh = shape.hips * 0.56 + (knee.x + knee.half) * 0.44 + shape.thighs * 0.04 + shape.muscle * 0.7
  return {
    outer: profile([
      [50, shape.chest * 0.86],
      [heights.armpit, shape.chest],
      [78, shape.chest * (shape.sex === 'woman' ? 1.03 : 0.99)],
      [87, shape.chest * 0.42 + shape.waist * 0.57],
      [heights.waist, shape.waist],
      [heights.navel, shape.belly],
      [heights.hips, shape.hips],
      [136, shape.hips * 0.97],
      [152, thigh],
      [173, knee.x + knee.half],
      [177, knee.x + knee.half - 0.1],
      [190, calf.x + calf.half],
      [heights.ankle, ankle.x + ankle.half],
    ]),
    inner: profile([
      [heights.crotch, 0.4],
      [152, Math.max(0.7, thigh - 2 * shape.thighs)],
      [173, Math.max(1, knee.x - knee.half)],
      [177, Math.max(1, knee.x - knee.half)],
      [190, Math.max(1, calf.x - calf.half)],
      [heights.ankle, ankle.x - ankle.half],
    ]),
    ankle,
  }
}
