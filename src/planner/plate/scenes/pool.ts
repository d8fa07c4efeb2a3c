import { line, path } from '#planner/plate/shapes/shape.ts'
import { brightness, lit, shaded } from '#planner/plate/svg/colours.ts'
import type { Defs } from '#planner/plate/svg/defs.ts'
import { at, between, blob, flowing, num, type Point, range } from '#planner/plate/svg/path.ts'
import { type Region, type Spot, scatter } from '#planner/plate/svg/scatter.ts'
import type { Random } from '#planner/seeded-random.ts'

/** A liquid up to the wall: paler in the light, with faint rings from stirring. */
export function pool(defs: Defs, random: Random, { cx, cy, rx, ry }: Region, colour: string): string {
  const stirred = range(5)
    .map((index) => {
      const from = random() * 6.283
      const far = 0.3 + index * 0.13
      return flowing(
        range(6).map(
          (step): Point => [cx + Math.cos(from + step * 0.4) * rx * far, cy + Math.sin(from + step * 0.4) * ry * far],
        ),
      )
    })
    .join('')
  return (
    `<ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(rx)}" ry="${num(ry)}" fill="${shaded(colour, 0.36)}"/>` +
    `<ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(rx * 0.985)}" ry="${num(ry * 0.985)}" fill="${defs.glow(lit(colour, 0.13), shaded(colour, 0.13), 0.2)}"/>` +
    line(stirred, shaded(colour, 0.2), 7, 'opacity=".3"') +
    line(stirred, lit(colour, 0.4), 4, 'opacity=".35" transform="translate(-2 -4)"')
  )
}

/** The window reflected in a wet surface. */
export function gleams({ cx, cy, rx, ry }: Region, strength = 0.45): string {
  const arc = (out: number, from: number, to: number) =>
    flowing(
      range(5).map(
        (step): Point => [
          cx + Math.cos(from + ((to - from) * step) / 4) * rx * out,
          cy + Math.sin(from + ((to - from) * step) / 4) * ry * out,
        ],
      ),
    )
  return (
    line(arc(0.88, 3.5, 4.3), '#fff', 6, `opacity="${strength}"`) +
    line(arc(0.8, 3.62, 3.9), '#fff', 3.5, `opacity="${strength * 0.8}"`) +
    line(arc(0.91, 0.5, 0.95), '#fff', 3.5, `opacity="${strength * 0.5}"`)
  )
}

/** Sauce that covers the edges of some pieces in it. */
export function lapped(random: Random, spots: readonly Spot[], size: number, colour: string, share = 0.7): string {
  const d = spots
    .filter(() => random() < share)
    .map(({ x, y }) => {
      const r = size * between(random, 0.45, 0.8)
      return `M${num(x - r * 0.5 + between(random, -0.5, 0.5) * size)} ${num(y + size * between(random, 0.35, 0.8))}q${num(r * 0.5)} ${num(r * 0.35)} ${num(r)} ${num(-r * 0.1)}`
    })
    .join('')
  return (
    line(d, colour, size * 0.62, 'opacity=".82"') +
    line(d, lit(colour, 0.35), size * 0.1, `opacity=".55" transform="translate(0 ${num(-size * 0.2)})"`)
  )
}

/** A thread of cream in a spiral, drawn out with a spoon. */
export function swirl(random: Random, { cx, cy, rx, ry }: Region, colour: string, turns = 1.6): string {
  const from = random() * 6.283
  const steps = Math.round(turns * 9)
  const points: Point[] = range(steps).map((step) => {
    const out = 0.1 + (step / steps) * 0.52
    const angle = from + (step / 9) * 6.283
    return [cx + Math.cos(angle) * rx * out, cy + Math.sin(angle) * ry * out]
  })
  const drops = range(5)
    .map(() => {
      const angle = random() * 6.283
      return `M${num(cx + Math.cos(angle) * rx * 0.72)} ${num(cy + Math.sin(angle) * ry * 0.72)}h.1`
    })
    .join('')
  const d = flowing(points)
  return (
    line(d, shaded(colour, 0.3), 12, 'opacity=".18" transform="translate(1 3)"') +
    line(d, colour, 10, 'opacity=".92"') +
    line(d, '#fff', 3, 'opacity=".5" transform="translate(-1 -2)"') +
    line(drops, colour, 8, 'opacity=".9"')
  )
}

/** Floating drops of oil: round, transparent, each with a highlight. */
export function oilDrops(random: Random, region: Region, colour = '#e9a93a', count = 16): string {
  const spots = scatter(region, count, random)
  const dots = (width: number, keep: (index: number) => boolean) =>
    line(
      spots
        .filter((_, index) => keep(index))
        .map(({ x, y }) => `M${num(x)} ${num(y)}h.1`)
        .join(''),
      colour,
      width,
      'opacity=".5"',
    )
  const sparks = spots.map(({ x, y }) => `M${num(x - 2)} ${num(y - 2)}h.1`).join('')
  return (
    dots(13, (index) => index % 3 === 0) +
    dots(8, (index) => index % 3 !== 0) +
    line(sparks, '#fff', 2.6, 'opacity=".8"')
  )
}

/** A thread of sauce in a zigzag, as it falls from a spoon. */
export function drizzle(random: Random, { cx, cy, rx, ry }: Region, colour: string, width = 5): string {
  const slant = between(random, -0.5, 0.5)
  const turns = 7
  const points: Point[] = range(turns).map((index) => {
    const along = -0.85 + (index / (turns - 1)) * 1.7
    const side = (index % 2 === 0 ? -1 : 1) * between(random, 0.5, 1)
    const far = Math.sqrt(Math.max(0.1, 1 - along ** 2))
    const [x, y] = [along + between(random, -0.08, 0.08), side * far]
    return [cx + (x - y * slant) * rx * 0.86, cy + (y * 0.86 + x * slant) * ry * 0.86]
  })
  const drops = range(4)
    .map(() => `M${at([cx + between(random, -0.7, 0.7) * rx, cy + between(random, -0.7, 0.7) * ry])}h.1`)
    .join('')
  const d = flowing(points)
  return (
    line(d + drops, '#2a1508', width + 1, 'opacity=".24" transform="translate(1.5 3)"') +
    line(d + drops, shaded(colour, brightness(colour) > 0.7 ? 0.1 : 0.22), width + 0.6) +
    line(d + drops, colour, width - 1) +
    line(d, '#fff', width * 0.24, 'opacity=".6" transform="translate(-.7 -1.2)"')
  )
}

/** The ground of a heap, so that no dishware is visible between the pieces. */
export function ground(defs: Defs, random: Random, { cx, cy, rx, ry }: Region, colour: string): string {
  const d = blob(random, rx, ry, 0.035, 0, 16)
  const place = `transform="translate(${num(cx)} ${num(cy)})"`
  return (
    `<path d="${d}" transform="translate(${num(cx + 4)} ${num(cy + 6)})" fill="#2a1508" opacity=".2"/>` +
    path(d, defs.slope(lit(colour, 0.1), shaded(colour, 0.25)), place)
  )
}

/** Light and shade over a whole heap, which make it look raised. */
export const relief = (defs: Defs, { cx, cy, rx, ry }: Region, light = 0.16, dark = 0.3): string =>
  `<ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(rx)}" ry="${num(ry)}" fill="${defs.veil(light, dark)}"/>`
