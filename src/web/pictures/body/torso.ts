import type { BodyShape } from './body-shape.ts'
import { type Contour, heights } from './contour.ts'
import { corner, type Knot, knot, mirrored } from './outline.ts'

const step = 7

/** Knots along an edge between two heights, inclusive. */
export function along(edge: (y: number) => number, from: number, to: number, ease = 0): readonly Knot[] {
  const count = Math.max(1, Math.round((to - from) / step))
  return Array.from({ length: count + 1 }, (_, place) => {
    const y = from + ((to - from) * place) / count
    return knot(edge(y) + ease, y)
  })
}

export const bothSides = (right: readonly Knot[]): readonly Knot[] => [...right, ...mirrored(right)]

export const neckHalf = (shape: BodyShape) =>
  (shape.sex === 'man' ? 5.6 : 4.4) + shape.muscle * 1.2 + shape.softness * 1.7

/** Where the top ends: a woman's training top above the waist, all others over the hips. */
export function hemOf(shape: BodyShape): number {
  if (shape.outfit === 'everyday') return shape.sex === 'man' ? 127 : 120
  return shape.sex === 'man' ? 125 : 88
}

/** The line from the neck over the shoulder; a muscular or thick neck lifts it. */
function shoulderLine(shape: BodyShape, lift: number): readonly Knot[] {
  const neck = neckHalf(shape)
  const slope = shape.shoulders - neck
  return [
    knot(neck + slope * 0.34, 48.4 - lift - shape.muscle * 1.6 - shape.softness),
    knot(neck + slope * 0.6, 50.6 - lift - shape.muscle * 0.5),
    corner(shape.shoulders - shape.arms * 0.72, 53.1 - lift * 0.9),
  ]
}

/** Neck, shoulders and trunk down to the hips; the clothes cover all but the parts between them. */
export function trunk(shape: BodyShape, contour: Contour): readonly Knot[] {
  const neck = neckHalf(shape)
  return bothSides([
    corner(neck, 30),
    knot(neck + 0.2, 42),
    ...shoulderLine(shape, 0),
    knot(Math.max(shape.shoulders - shape.arms * 0.8, shape.chest * 0.9), 62),
    ...along(contour.outer, heights.armpit, 118),
    corner(contour.outer(124), 124),
  ])
}

/** The body of a T-shirt, from the collar to the hem. Its sleeves are painted with it. */
export function shirt(shape: BodyShape, contour: Contour): readonly Knot[] {
  const isMan = shape.sex === 'man'
  const hem = hemOf(shape)
  const ease = isMan ? 1.1 : 0.7
  const right = [
    corner(neckHalf(shape) + 1.7, isMan ? 45.4 : 46),
    ...shoulderLine(shape, 0.7),
    knot(Math.max(shape.shoulders - shape.arms * 0.6, shape.chest * 0.94), 62),
    ...along(contour.outer, heights.armpit, hem - 6, ease),
    corner(contour.outer(hem) + ease, hem),
  ]
  return [knot(0, isMan ? 51.5 : 56), ...right, knot(0, hem + 1.6), ...mirrored(right)]
}

/** A sleeveless top: short on women, to the hips on men. */
export function trainingTop(shape: BodyShape, contour: Contour): readonly Knot[] {
  const isMan = shape.sex === 'man'
  const neck = neckHalf(shape)
  const strap = neck + (shape.shoulders - neck) * 0.36
  const hem = hemOf(shape)
  const ease = isMan ? 0.8 : 0.4
  const right = [
    corner(strap - 2.3, 47.4 - shape.muscle),
    corner(strap + 2.3, 48.6 - shape.muscle * 0.8),
    knot(strap + 3.2, 58),
    corner(contour.outer(heights.armpit) + ease, heights.armpit),
    ...along(contour.outer, heights.armpit + 5, hem - 4, ease),
    corner(contour.outer(hem) + ease, hem),
  ]
  return [knot(0, isMan ? 59 : 62), ...right, knot(0, hem + 1.2), ...mirrored(right)]
}
