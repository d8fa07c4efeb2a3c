import type { Part } from '#planner/plate/dish/dish.ts'
import { line, path } from '#planner/plate/shapes/shape.ts'
import { lit, shaded } from '#planner/plate/svg/colours.ts'
import { between, blob, flowing, num, type Point, range, smooth } from '#planner/plate/svg/path.ts'
import type { SceneContext } from './scene-context.ts'

export type Hull = {
  readonly count: number
  readonly rx: number
  readonly ry: number
  readonly paint: 'LEAF' | 'HALF' | 'EGG' | 'ROUND' | 'STALK'
}

/** The foods that hold a filling; the first one found in a dish is used. */
export const hulls: readonly (readonly [id: string, hull: Hull])[] = [
  ['papaya', { count: 1, rx: 172, ry: 104, paint: 'HALF' }],
  ['little-gem', { count: 4, rx: 96, ry: 56, paint: 'LEAF' }],
  ['chicory', { count: 6, rx: 84, ry: 34, paint: 'LEAF' }],
  ['egg', { count: 4, rx: 78, ry: 59, paint: 'EGG' }],
  ['red-pepper', { count: 3, rx: 92, ry: 64, paint: 'HALF' }],
  ['celery', { count: 5, rx: 128, ry: 21, paint: 'STALK' }],
  ['cucumber', { count: 4, rx: 122, ry: 30, paint: 'STALK' }],
  ['tomato', { count: 3, rx: 84, ry: 82, paint: 'ROUND' }],
  ['iceberg-lettuce', { count: 3, rx: 98, ry: 66, paint: 'LEAF' }],
]

export function hullOf(context: SceneContext, part: Part, { rx, ry, paint }: Hull, number: number): string {
  const { defs, chance } = context
  const random = chance(`hull ${number}`)
  const { base, rim, core } = part.style
  const shadow = (d: string) => path(d, '#2a1508', 'opacity=".26" transform="translate(6 9)"')
  if (paint === 'LEAF') {
    const points: Point[] = range(17).map((index) => {
      const angle = (index / 17) * 6.283
      const out = index % 2 === 0 ? between(random, 1, 1.08) : between(random, 0.92, 0.97)
      return [
        Math.cos(angle) * rx * out * (Math.cos(angle) < 0 ? 1.05 : 0.98),
        Math.sin(angle) * ry * out * (Math.cos(angle) < -0.4 ? 0.82 : 1),
      ]
    })
    const d = smooth(points)
    const ribs = [-0.6, -0.3, 0.3, 0.6]
      .map((side) =>
        flowing([
          [-rx * 0.7, side * ry * 0.2],
          [rx * 0.1, side * ry * 0.9],
          [rx * 0.7, side * ry * 1.1],
        ]),
      )
      .join('')
    return (
      shadow(d) +
      path(d, defs.glow(lit(core, 0.2), base, 0.25), `stroke="${rim}" stroke-width="3"`) +
      line(ribs, lit(core, 0.5), 2.6, 'opacity=".7"') +
      line(`M${-rx} 0Q0 5 ${rx * 0.6} 0`, lit(core, 0.6), 9, 'opacity=".85"')
    )
  }
  if (paint === 'STALK') {
    const d = smooth([
      [-rx, -ry * 0.7],
      [-rx, ry * 0.7],
      [0, ry * between(random, 1, 1.15)],
      [rx, ry * 0.8],
      [rx * 1.02, -ry * 0.7],
      [0, -ry],
    ])
    return (
      shadow(d) +
      path(d, defs.slope(rim, shaded(rim, 0.3))) +
      path(
        smooth([
          [-rx * 0.97, -ry * 0.5],
          [-rx * 0.97, ry * 0.5],
          [0, ry * 0.78],
          [rx * 0.97, ry * 0.5],
          [rx * 0.97, -ry * 0.5],
          [0, -ry * 0.76],
        ]),
        defs.slope(lit(base, 0.4), base),
      ) +
      line(
        `M${-rx * 0.9} ${num(ry * 0.86)}Q0 ${num(ry * 1.1)} ${rx * 0.9} ${num(ry * 0.84)}`,
        lit(base, 0.5),
        1.6,
        'opacity=".6"',
      )
    )
  }
  const outer =
    paint === 'HALF'
      ? smooth([
          [-rx * 0.95, 0],
          [-rx * 0.7, ry * 0.72],
          [0, ry * 0.95],
          [rx * 0.75, ry * 0.75],
          [rx * 1.08, 0],
          [rx * 0.75, -ry * 0.75],
          [0, -ry * 0.95],
          [-rx * 0.7, -ry * 0.72],
        ])
      : blob(random, rx, ry, 0.03, 0, 12)
  const ring = (factor: number) =>
    paint === 'HALF'
      ? smooth(
          (
            [
              [-0.95, 0],
              [-0.7, 0.72],
              [0, 0.95],
              [0.75, 0.75],
              [1.08, 0],
              [0.75, -0.75],
              [0, -0.95],
              [-0.7, -0.72],
            ] as const
          ).map(([x, y]): Point => [x * rx * factor, y * ry * factor]),
        )
      : blob(random, rx * factor, ry * factor, 0.03, 0, 12)
  if (paint === 'EGG') return shadow(outer) + path(outer, defs.slope('#ffffff', '#e9dcc6'))
  return (
    shadow(outer) +
    path(outer, defs.slope(lit(rim, 0.1), shaded(rim, 0.25))) +
    path(ring(0.92), defs.slope(lit(base, 0.2), base)) +
    path(ring(0.68), shaded(base, 0.22))
  )
}
