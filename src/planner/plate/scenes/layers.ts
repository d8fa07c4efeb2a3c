import { creamColour } from '#planner/plate/dish/sauce-colour.ts'
import { line, path } from '#planner/plate/shapes/shape.ts'
import { blend, lit, shaded } from '#planner/plate/svg/colours.ts'
import { between, num } from '#planner/plate/svg/path.ts'
import { disc, scatter } from '#planner/plate/svg/scatter.ts'
import { sideTable } from '#planner/plate/table-setting/table-top.ts'
import { bare, drawn, merged, type Scene, type SceneRenderer, sizeOf } from './scene-context.ts'

/** A glass with several layers. */
export const layers: SceneRenderer = (context): Scene => {
  const { dish, defs, chance, setting } = context
  const random = chance('layers')
  const flowing = dish.wet.filter(({ flows }) => flows)
  const strewn = dish.parts.filter(({ role }) => role === 'SCATTER')
  const solid = dish.parts.filter(({ role, grams }) => role !== 'SCATTER' && grams >= 5)
  const bands = [...solid]
  const [bottom, top] = [408, 130]
  const total =
    bands.reduce((sum, { grams }) => sum + Math.max(18, grams) ** 0.7, 0) +
    (flowing.length > 0 && bands.length < 3 ? 12 : 0)
  // Cocoa is dusted over the glass, not stirred in.
  const undusted = { ...dish, wet: dish.wet.filter(({ id }) => id !== 'cocoa') }
  const tint = creamColour(undusted)
  let y = bottom
  const inside = defs.clip(
    `<path d="M186 ${top}H454L436 ${bottom - 10}Q434 ${bottom + 6} 414 ${bottom + 8}H226Q206 ${bottom + 6} 204 ${bottom - 10}z"/>`,
  )
  let drawing = ''
  const rows = bands.length < 3 ? [...bands, ...bands] : bands
  for (const [number, part] of rows.entries()) {
    const tall = ((bottom - top) * Math.max(18, part.grams) ** 0.7) / total / (bands.length < 3 ? 2 : 1)
    const above = number === rows.length - 1 ? top : y - tall
    const colour =
      part.role === 'CREAM' || part.role === 'STARCH'
        ? (blend([
            [part.style.base, 2],
            [tint, part.style.shape === 'DOLLOP' && undusted.wet.some(({ strength }) => strength > 20) ? 4 : 0.4],
          ]) ?? part.style.base)
        : part.style.base
    const wave = `M170 ${num(y + 30)}V${num(above + 4)}Q245 ${num(above + between(random, -9, 9))} 320 ${num(above + 3)}T470 ${num(above + 2)}V${num(y + 30)}z`
    const pieces =
      part.role === 'CREAM'
        ? ''
        : bare(
            defs,
            random,
            part.style,
            scatter(
              { cx: 320, cy: (y + above) / 2 + 4, rx: 138, ry: Math.max(8, (y - above) / 2 - 4) },
              Math.min(sizeOf(part) < 9 ? 90 : 18, Math.round((140 * (y - above)) / sizeOf(part) ** 2) + 6),
              random,
            ),
            1.05,
          )
    drawing += merged(
      part.role === 'CREAM' || part.role === 'STARCH' ? [part, ...flowing] : [part],
      path(wave, defs.slope(lit(colour, 0.2), shaded(colour, part.role === 'CREAM' ? 0.1 : 0.3))) + pieces,
    )
    y = above
  }
  const lid = rows.at(-1)
  const surface =
    lid === undefined
      ? tint
      : lid.role === 'CREAM'
        ? (blend([
            [lid.style.base, 1],
            [tint, 1],
          ]) ?? tint)
        : lid.style.base
  const body =
    rows.length === 0
      ? merged(flowing, path(`M170 430V${top}H470V430z`, defs.slope(lit(tint, 0.2), shaded(tint, 0.25))))
      : ''
  const crown = dish.parts.filter(({ role, style }) => role === 'PIECE' && sizeOf({ style }) > 9).slice(0, 1)
  return {
    content:
      sideTable(defs, setting, 320) +
      `<ellipse cx="346" cy="424" rx="196" ry="30" fill="${defs.haze('#33200f', 0.4)}"/>` +
      path('M174 92H466L444 404Q442 430 414 432H226Q198 430 196 404z', '#ffffff', 'opacity=".42"') +
      `<g clip-path="${inside}">${body}${drawing}</g>` +
      `<ellipse cx="320" cy="${top}" rx="134" ry="19" fill="${defs.glow(lit(surface, 0.3), surface)}"/>` +
      crown.map((part) => drawn(context, part, scatter(disc(320, top - 5, 88, 9), 5, random), 1.05)).join('') +
      strewn
        .map((part) =>
          drawn(context, part, scatter(disc(320, top - 2, 104, 11), part.style.shape === 'DUST' ? 26 : 7, random)),
        )
        .join('') +
      (dish.recipe.ingredients.some(({ id }) => id === 'cocoa') && /tirami/.test(dish.title)
        ? `<ellipse cx="320" cy="${top}" rx="128" ry="17" fill="#5b3322" opacity=".8"/>`
        : '') +
      path(
        'M174 92H466L444 404Q442 430 414 432H226Q198 430 196 404z',
        'none',
        'stroke="#fff" stroke-width="4" opacity=".7"',
      ) +
      path('M204 116L222 396Q224 408 232 410L216 116z', '#fff', 'opacity=".45"') +
      line('M440 124L424 380', '#fff', 6, 'opacity=".35"') +
      `<ellipse cx="320" cy="93" rx="146" ry="17" stroke="#fff" stroke-width="4" opacity=".8"/>`,
    cutlery: 'NONE',
    ownBackdrop: true,
  }
}
