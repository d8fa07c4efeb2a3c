import type { Part } from '#planner/plate/dish/dish.ts'
import { type ShapeName, shapes } from '#planner/plate/shapes/shapes.ts'
import { blend, mix, shaded } from '#planner/plate/svg/colours.ts'
import { num, range } from '#planner/plate/svg/path.ts'
import { backToFront, type Region, type Spot, scatter, shrunk } from '#planner/plate/svg/scatter.ts'
import { ground, relief } from './pool.ts'
import { bare, countOf, drawn, type SceneContext, sizeOf, tagged } from './scene-context.ts'

/** Small shapes that are drawn as strokes, of which there may be many. */
const strokeShapes: ReadonlySet<ShapeName> = new Set<ShapeName>([
  'GRAIN',
  'PELLET',
  'OATS',
  'ORZO',
  'BEAN',
  'PEA',
  'KERNEL_CORN',
  'CHICKPEA',
  'LENTIL',
  'SHRED',
  'MATCH',
  'PULLED',
  'STRAND',
  'CRUMBLE',
  'CRUMBS',
  'SEED',
  'SESAME',
  'CAPER',
  'HERB',
  'DUST',
])

const mostOf = ({ style }: Part): number => (style.shape === 'CRUMBLE' ? 96 : strokeShapes.has(style.shape) ? 170 : 46)

/** Spots inside a region, far enough from its edge that pieces do not overlap it. */
export function within(region: Region, margin: number, count: number, context: SceneContext, purpose: string): Spot[] {
  const factor = Math.max(0.3, 1 - (margin * 0.75) / Math.min(region.rx, region.ry))
  const some = count < 8 ? count : Math.round(count * context.density)
  return backToFront(scatter(shrunk(region, factor), some, context.chance(`${purpose} places`)))
}

const isStrewn = ({ role }: Part): boolean => role === 'SCATTER'

/** How many pieces of each part cover the area `cover` times, distributed by mass. */
function countsFor(parts: readonly Part[], region: Region, cover: number): ReadonlyMap<Part, number> {
  const area = region.rx * region.ry * Math.PI * (region.holds === undefined ? 1 : 0.6) * cover
  // The exponent keeps light, leafy foods from being crowded out by heavy ones.
  const weight = (part: Part) => part.grams ** 0.8 * (part.role === 'LEAF' ? 3.6 : part.role === 'MEAT' ? 1.25 : 1)
  const total = parts.reduce((sum, part) => sum + weight(part), 0)
  return new Map(
    parts.map((part) => {
      const size = sizeOf(part)
      const flat = /STRIP|SPEAR|BATON|MATCH|SHRED|RIBBON|PULLED|SEED|GRAIN|BEAN/.test(part.style.shape) ? 0.55 : 1
      const each = size * size * 2 * flat
      return [part, Math.max(2, Math.min(mostOf(part), Math.round((area * weight(part)) / total / each)))]
    }),
  )
}

/** One large spoonful that fills the region. */
export function spoonful({ defs, chance }: SceneContext, part: Part, { cx, cy, rx }: Region): string {
  return tagged(
    part.id,
    bare(defs, chance(part.id), part.style, [{ x: cx, y: cy, turn: 0.6 }], (rx * 0.98) / sizeOf(part)),
  )
}

/** The colour below a heap: mostly that of the first food, because a blend of many colours would look muddy. */
function groundOf(solid: readonly Part[]): string {
  const [first] = solid
  if (first === undefined) return '#b09a6a'
  const mixed = blend(solid.map(({ style, grams }) => [style.base, grams] as const)) ?? first.style.base
  return mix(mixed, first.style.base, 0.65)
}

/** Foods tossed together: leaves at the bottom, the rest in alternating rounds, seeds and herbs at the end. */
export function tossed(
  context: SceneContext,
  parts: readonly Part[],
  region: Region,
  cover = 1.5,
  rounds = 2,
  zoom = 1.3,
): string {
  const strewn = parts.filter(isStrewn)
  const solid = parts.filter((part) => !isStrewn(part) && part.role !== 'CREAM')
  const counts = countsFor(solid, region, (cover * context.density) / zoom ** 2)
  const spots = new Map(solid.map((part) => [part, scatterFor(context, part, region, counts.get(part) ?? 2, zoom)]))
  const bed = solid.filter(({ role }) => role === 'LEAF')
  // Meat and fish come last in each round, so that the main food of a dish is not buried under its vegetables.
  const others = solid.filter(({ role }) => role !== 'LEAF')
  const rest = [...others.filter(({ role }) => role !== 'MEAT'), ...others.filter(({ role }) => role === 'MEAT')]
  const below = groundOf(solid)
  let layers = ground(context.defs, context.chance('ground'), shrunk(region, 0.86), shaded(below, 0.16))
  for (const part of bed) layers += drawn(context, part, spots.get(part) ?? [], zoom)
  for (const round of range(rounds)) {
    for (const part of rest) {
      const all = spots.get(part) ?? []
      const some = all.filter((_, index) => index % rounds === round)
      if (some.length > 0) layers += drawn(context, part, some, zoom)
    }
    // A few leaves show between the rest.
    const leaf = bed[round % Math.max(1, bed.length)]
    if (round < rounds - 1 && leaf !== undefined && rest.length > 0)
      layers += drawn(context, leaf, scatterFor(context, leaf, shrunk(region, 0.85), 3), zoom)
  }
  return (
    layers + relief(context.defs, shrunk(region, 0.97), 0.13, 0.26) + strewnOver(context, strewn, shrunk(region, 0.8))
  )
}

const scatterFor = (context: SceneContext, part: Part, region: Region, count: number, zoom = 1): Spot[] => {
  const margin = Math.min(sizeOf(part, zoom), region.rx * 0.4)
  return scatter(shrunk(region, 1 - (margin * 0.7) / region.rx), count, context.chance(`${part.id} places`))
}

/** Seeds, nuts, herbs and crumbs over everything. */
export function strewnOver(context: SceneContext, parts: readonly Part[], region: Region, most = 60): string {
  return parts
    .map((part) => {
      const count = Math.max(
        part.style.shape === 'DUST' ? 14 : 4,
        Math.round(countOf(part, 1, mostStrewn(part, most)) * context.density),
      )
      return drawn(context, part, scatter(region, count, context.chance(`${part.id} strewn`)))
    })
    .join('')
}

const mostStrewn = ({ style, grams }: Part, most: number): number => {
  const { size } = shapes[style.shape]
  return size > 9 ? Math.min(most, grams > 15 ? 38 : 13) : most
}

/** A drawing repeated four times over itself, rotated and mirrored, so that few pieces look like many. */
function fourfold({ defs }: SceneContext, markup: string, { cx, cy }: Region): string {
  const href = defs.keep(markup)
  const about = `translate(${num(cx)} ${num(cy)})`
  const back = `translate(${num(-cx)} ${num(-cy)})`
  return (
    ['scale(1-1)', 'scale(-1 1)', 'rotate(180)']
      .map((flip) => `<use href="${href}" transform="${about}${flip}${back}"/>`)
      .join('') + `<use href="${href}"/>`
  )
}

/** A mound of small pieces, such as grains, on a ground of their colour. */
export function mound(context: SceneContext, part: Part, region: Region, dense = 1): string {
  const { defs, chance } = context
  const { shape, base } = part.style
  const size = sizeOf(part)
  const area = region.rx * region.ry * Math.PI
  const most = shape === 'TANGLE' ? 15 : shape === 'TUBE' ? 22 : 110
  const count = Math.max(6, Math.round(Math.min(most, (area / (size * size)) * 0.34 * dense) * context.density))
  const grains = bare(defs, chance(part.id), part.style, scatterFor(context, part, region, count))
  return tagged(
    part.id,
    ground(defs, chance('mound'), region, shaded(base, 0.04)) +
      fourfold(context, grains, region) +
      relief(defs, shrunk(region, 0.98), 0.2, 0.2),
  )
}
