import type { Part } from '#planner/plate/dish/dish.ts'
import { sauceColour } from '#planner/plate/dish/sauce-colour.ts'
import { line, path } from '#planner/plate/shapes/shape.ts'
import { lit } from '#planner/plate/svg/colours.ts'
import { between, blob, num } from '#planner/plate/svg/path.ts'
import { disc, scatter } from '#planner/plate/svg/scatter.ts'
import { sidePlate, sideTable } from '#planner/plate/table-setting/table-top.ts'
import { bottomBun, CX, HALF, type Layer, layerOf, pattyLayer, saucePart, topBun } from './burger-layers.ts'
import { drawn, merged, type Scene, type SceneContext, type SceneRenderer, tagged } from './scene-context.ts'

/** A burger seen from the side, in layers. */
export const burger: SceneRenderer = (context): Scene => {
  const { dish, defs, setting } = context
  const bun = dish.parts.find(({ role }) => role === 'BREAD')
  const leaves = dish.parts.filter(({ role }) => role === 'LEAF')
  const meats = dish.parts.filter(({ style }) => style.shape === 'PATTY' || style.shape === 'PRAWN')
  const asPatty = meats.length > 0 ? meats : dish.parts.filter((part) => /bean|chickpea|potato|tofu/.test(part.id))
  const alsoIn = dish.parts.filter(
    (part) =>
      !asPatty.includes(part) && /beans$|chickpeas|peas$|^tofu|^oats|soya-mince/.test(part.id) && part.role !== 'BREAD',
  )
  const chips = dish.parts.filter(({ style, grams }) => style.shape === 'BATON' && grams > 60)
  const rest = dish.parts.filter(
    (part) =>
      part !== bun &&
      ![...leaves, ...asPatty, ...alsoIn, ...chips].includes(part) &&
      part.role !== 'CREAM' &&
      !['HERB_LEAF', 'HERB_SPRIG', 'FROND', 'SESAME', 'DUST', 'HERB'].includes(part.style.shape),
  )
  const creams = dish.parts.filter(({ role }) => role === 'CREAM')
  const [first = leaves[0], ...others] = asPatty
  let y = 352
  let drawing = ''
  const add = (part: Part, layer: Layer | undefined) => {
    if (layer === undefined) return
    y -= layer.tall
    drawing += tagged(part.id, layer.paint(y))
  }
  if (bun !== undefined) drawing += tagged(bun.id, bottomBun(context, bun, y))
  else y += 40
  for (const leaf of leaves.slice(0, 1)) add(leaf, layerOf(context, leaf))
  if (first !== undefined) {
    y -= 44
    const shown = {
      ...first,
      style: {
        ...first.style,
        ...(/bean|chickpea|potato/.test(first.id)
          ? { base: '#a8703c', rim: '#7d4b24', core: '#cf9a5f' }
          : /prawn/.test(first.id)
            ? { base: '#d98f56', rim: '#ad5f2e', core: '#f4bd92' }
            : {}),
      },
    }
    drawing += merged([first, ...others, ...alsoIn], pattyLayer(context, shown, y))
  }
  for (const part of rest.slice(0, 4)) add(part, layerOf(context, part))
  const [cream] = creams
  const sauce =
    cream?.style.base ?? (dish.wet.some(({ strength }) => strength >= 2) ? sauceColour(dish, '#d3a63b') : undefined)
  if (sauce !== undefined) {
    y -= 8
    drawing += merged(creams, saucePart(context, sauce, y))
  }
  for (const leaf of leaves.slice(bun === undefined ? 0 : 1, 2)) add(leaf, layerOf(context, leaf))
  if (bun !== undefined) drawing += tagged(bun.id, topBun(context, bun, y - 8))
  const beside = chips.map((part) => {
    const random = context.chance('chips')
    const spots = [...scatter(disc(130, 384, 52, 22), 9, random), ...scatter(disc(512, 386, 50, 20), 9, random)].map(
      (spot) => ({ ...spot, turn: between(random, -0.8, 0.8) }),
    )
    return drawn(context, part, spots, 1.05)
  })
  const shadow = `<ellipse cx="332" cy="402" rx="172" ry="17" fill="#33200f" opacity=".25"/>`
  const leafTop = bun === undefined ? crown(context, leaves[0], y) : ''
  return {
    content: sideTable(defs, setting) + sidePlate(defs, setting) + shadow + drawing + leafTop + beside.join(''),
    cutlery: 'NONE',
    ownBackdrop: true,
  }
}

/** With lettuce instead of a bun, a leaf folded over the top. */
function crown(context: SceneContext, leaf: Part | undefined, y: number): string {
  if (leaf === undefined) return ''
  const random = context.chance('crown')
  const d = blob(random, HALF + 12, 50, 0.09, 0, 15)
  return tagged(
    leaf.id,
    path(
      d,
      context.defs.glow(leaf.style.core, leaf.style.base),
      `transform="translate(${CX} ${num(y - 26)})" stroke="${leaf.style.rim}" stroke-width="3"`,
    ) +
      line(
        `M${CX - 70} ${num(y - 20)}Q${CX} ${num(y - 60)} ${CX + 70} ${num(y - 24)}M${CX} ${num(y - 48)}V${num(y + 4)}M${CX - 40} ${num(y - 40)}L${CX - 60} ${num(y - 6)}M${CX + 40} ${num(y - 40)}L${CX + 62} ${num(y - 4)}`,
        lit(leaf.style.core, 0.5),
        3,
        'opacity=".7"',
      ),
  )
}
