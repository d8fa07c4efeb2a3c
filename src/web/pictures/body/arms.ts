import type { BodyShape } from './body-shape.ts'
import type { Contour } from './contour.ts'
import type { Joint } from './limb.ts'

/** An arm in two limbs, so that the elbow can bend. The upper one begins at the shoulder. */
export type Arm = { readonly upper: readonly Joint[]; readonly fore: readonly Joint[] }

const shoulderOf = (shape: BodyShape): Joint => ({
  x: shape.shoulders - shape.arms,
  y: 53 + shape.arms,
  half: shape.arms * (1 + 0.06 * shape.muscle),
})
const wristHalf = (shape: BodyShape) => Math.max(2.3, shape.arms * 0.48)

/** The right arm hanging, clear of the hips. */
export function hangingArm(shape: BodyShape, contour: Contour): Arm {
  const a = shape.arms
  const shoulder = shoulderOf(shape)
  const elbow = { x: Math.max(shoulder.x + 3.8, contour.outer(97) + a * 0.74 + 1.2), y: 96, half: a * 0.77 }
  const wrist = Math.max(elbow.x + 1.6, contour.outer(122) + 3.2)
  const hand = wristHalf(shape) + 0.8
  return {
    upper: [
      shoulder,
      { x: shoulder.x + (elbow.x - shoulder.x) * 0.45, y: 76, half: a * (0.93 + 0.15 * shape.muscle) },
      elbow,
    ],
    fore: [
      elbow,
      { x: elbow.x + (wrist - elbow.x) * 0.4, y: 106, half: a * (0.78 + 0.08 * shape.muscle) },
      { x: wrist, y: 123, half: wristHalf(shape) },
      { x: wrist + 0.6, y: 130, half: hand },
      { x: wrist + 0.2, y: 136.5, half: hand * 0.82 },
    ],
  }
}

/** The right arm with its hand on the hip. */
export function armOnHip(shape: BodyShape, contour: Contour): Arm {
  const a = shape.arms
  const shoulder = shoulderOf(shape)
  const elbow = { x: Math.max(shoulder.x + 13.5, contour.outer(97) + 15.5), y: 91, half: a * 0.72 }
  const hand = { x: contour.outer(113) - 1, y: 113 }
  return {
    upper: [
      shoulder,
      { x: shoulder.x + (elbow.x - shoulder.x) * 0.48, y: 73.5, half: a * (0.93 + 0.15 * shape.muscle) },
      elbow,
    ],
    fore: [
      { ...elbow, half: a * 0.7 },
      { x: elbow.x + (hand.x - elbow.x) * 0.38, y: 98.5, half: a * (0.76 + 0.06 * shape.muscle) },
      { x: hand.x + 3.4, y: 109.2, half: wristHalf(shape) },
      { x: hand.x - 0.6, y: 113.2, half: wristHalf(shape) + 0.6 },
      { x: hand.x - 3.4, y: 118, half: wristHalf(shape) * 0.8 },
    ],
  }
}
