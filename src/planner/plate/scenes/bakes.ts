import { isCheese } from '#planner/plate/dish/is-cheese.ts'
import { sauceColour } from '#planner/plate/dish/sauce-colour.ts'
import { fillOf, ovenDish } from '#planner/plate/dishware/oven-dish.ts'
import { line, path } from '#planner/plate/shapes/shape.ts'
import { lit, mix, shaded } from '#planner/plate/svg/colours.ts'
import { between, num } from '#planner/plate/svg/path.ts'
import { scatter, shrunk } from '#planner/plate/svg/scatter.ts'
import { strewnOver, within } from './heap.ts'
import { oilDrops } from './pool.ts'
import { countOf, drawn, merged, type SceneRenderer, sizeOf, tagged } from './scene-context.ts'

/** A bake in its oven dish: a crust or a sauce, and the foods that stick out of it. */
export const bake: SceneRenderer = (context) => {
  const { dish, defs, chance, setting } = context
  const random = chance('bake')
  const dishware = ovenDish({ defs, setting, random })
  const region = dishware.well
  const liquids = dish.wet.filter(({ flows }) => flows)
  const mash = dish.parts.find(({ style, grams }) => style.shape === 'MASH' && grams > 100)
  const cheesy = dish.parts.filter(({ id }) => isCheese(id))
  const colour = sauceColour(dish, '#e8c37a')
  const crumbly = /crisp|cobbler/.test(dish.title)
  const crust = crumbly
    ? '#e0ac62'
    : mash === undefined
      ? cheesy.length > 0
        ? mix(colour, '#eab14a', 0.6)
        : colour
      : mash.style.base
  const fill = fillOf(region)
  // The peaks that a fork leaves in mash: short ridges, each across its neighbours.
  const peaks = scatter(region, 84, random).map(({ x, y }) => {
    const [length, rise] = [between(random, 17, 27), between(random, 5, 10)]
    const lean = between(random, -7, 7)
    return `M${num(x - length / 2)} ${num(y + lean / 2)}q${num(length / 2)} ${num(-rise)} ${num(length)} ${num(-lean)}`
  })
  const scorched = scatter(region, 22, random)
    .map(({ x, y }) => `M${num(x)} ${num(y)}l${num(between(random, -16, 16))} ${num(between(random, -7, 7))}`)
    .join('')
  const blistered = scatter(region, 16, random)
    .map(({ x, y }) => `M${num(x)} ${num(y)}l${num(between(random, -8, 8))} ${num(between(random, -4, 4))}`)
    .join('')
  const surface =
    path(fill, defs.glow(lit(crust, 0.16), shaded(crust, 0.2), 0.2)) +
    (mash === undefined
      ? ''
      : line(peaks.join(''), shaded(crust, 0.38), 9, 'opacity=".55" transform="translate(1 4)"') +
        line(peaks.join(''), lit(crust, 0.6), 7, 'opacity=".9"') +
        line(peaks.filter((_, at) => at % 3 === 0).join(''), '#c9853a', 5, 'opacity=".55" transform="translate(0 -1)"'))
  const crumble = crumbly
    ? line(
        scatter(region, 130, random)
          .map(
            ({ x, y }) =>
              `M${Math.round(x)} ${Math.round(y)}l${num(between(random, -7, 7))} ${num(between(random, -4, 4))}`,
          )
          .join(''),
        '#c98c43',
        13,
      ) +
      line(
        scatter(region, 110, random)
          .map(
            ({ x, y }) =>
              `M${Math.round(x)} ${Math.round(y)}l${num(between(random, -5, 5))} ${num(between(random, -3, 3))}`,
          )
          .join(''),
        '#f0cb8d',
        9,
      )
    : ''
  const top =
    line(scorched, '#b5702a', 15, 'opacity=".26"') +
    line(blistered, '#8a4a1c', 8, 'opacity=".28"') +
    line(blistered, lit(crust, 0.6), 4, 'opacity=".5" transform="translate(-6 -7)"')
  const solid = dish.parts.filter(
    (part) => part !== mash && !cheesy.includes(part) && !['SCATTER', 'CREAM'].includes(part.role),
  )
  const pieces = solid
    .map((part) => {
      const peeping = mash !== undefined
      const size = sizeOf(part)
      const count = Math.min(
        countOf(part),
        size > 60
          ? 2
          : peeping
            ? size < 10
              ? 26
              : 6
            : crumbly && part.role === 'PIECE'
              ? 11
              : part.role === 'PASTA'
                ? size < 10
                  ? 150
                  : 44
                : size < 10
                  ? 40
                  : 18,
      )
      const spots = peeping
        ? within(
            {
              ...region,
              holds: (x, y) =>
                (region.holds?.(x, y) ?? true) &&
                ((x - region.cx) / region.rx) ** 4 + ((y - region.cy) / region.ry) ** 4 > 0.58,
            },
            8,
            count,
            context,
            part.id,
          )
        : within(shrunk(region, 0.97), size * 0.6, count, context, part.id)
      return drawn(
        context,
        part,
        size > 60
          ? spots.map((_, index) => ({
              x: region.cx + (index === 0 ? -62 : 70),
              y: region.cy - 22 + index * 50,
              turn: -0.2 + index * 0.3,
            }))
          : spots,
        size > 60 ? 1 : 1.15,
      )
    })
    .join('')
  const melted = cheesy
    .map((part) =>
      tagged(
        part.id,
        line(
          scatter(shrunk(region, 0.9), 13, random)
            .map(
              ({ x, y }) =>
                `M${num(x)} ${num(y)}q${num(between(random, 8, 22))} ${num(between(random, -9, 9))} ${num(between(random, 20, 40))} ${num(between(random, -6, 6))}`,
            )
            .join(''),
          mix(part.style.base, '#f3c257', 0.5),
          20,
          'opacity=".5"',
        ),
      ),
    )
    .join('')
  const strewn = dish.parts.filter(({ role }) => role === 'SCATTER')
  const creams = dish.parts.filter((part) => part.role === 'CREAM' && part !== mash)
  const inner = defs.clip(`<path d="${fill}"/>`)
  return {
    content:
      dishware.drawn +
      `<g clip-path="${inner}">${merged([...liquids, ...(mash === undefined ? [] : [mash])], surface)}${mash === undefined && cheesy.length === 0 ? oilDrops(chance('oil'), region, lit(colour, 0.4), 14) : ''}${crumble}${pieces}${melted}${mash === undefined && cheesy.length === 0 ? '' : top}</g>` +
      creams.map((part) => drawn(context, part, within(shrunk(region, 0.6), 20, 3, context, part.id))).join('') +
      strewnOver(context, strewn, shrunk(region, 0.82), 60) +
      path(fill, defs.veil(0.12, 0.25)) +
      dishware.over,
    cutlery: 'SPOON',
  }
}
