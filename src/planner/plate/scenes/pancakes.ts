import { line, path } from '#planner/plate/shapes/shape.ts'
import { between, num, range } from '#planner/plate/svg/path.ts'
import { disc, scatter } from '#planner/plate/svg/scatter.ts'
import { sidePlate, sideTable } from '#planner/plate/table-setting/table-top.ts'
import { countOf, drawn, merged, type Scene, type SceneRenderer } from './scene-context.ts'

/** A stack of pancakes, its syrup running down. */
export const pancakes: SceneRenderer = (context): Scene => {
  const { dish, defs, chance, setting } = context
  const random = chance('stack')
  const batter = dish.wet.filter(({ flows }) => flows)
  const count = 5
  const stack = range(count)
    .map((index) => {
      const y = 376 - index * 33
      const x = 320 + between(random, -9, 9)
      const rx = 150 - index * 3 + between(random, -4, 4)
      return (
        path(
          `M${num(x - rx)} ${y}Q${num(x - rx - 4)} ${y + 33} ${num(x)} ${y + 40}Q${num(x + rx + 4)} ${y + 33} ${num(x + rx)} ${y}z`,
          defs.slope('#f5d79a', '#d39a4e'),
        ) +
        `<ellipse cx="${num(x)}" cy="${y}" rx="${num(rx)}" ry="31" fill="${defs.glow('#d9964a', '#b06d2b', 0.1)}"/>` +
        `<ellipse cx="${num(x)}" cy="${y - 1}" rx="${num(rx - 7)}" ry="26" fill="${defs.glow('#e8b267', '#c9883f', 0.2)}"/>`
      )
    })
    .join('')
  const top = 376 - (count - 1) * 33
  const syrup = `M208 ${top}Q230 ${top - 26} 320 ${top - 24}Q412 ${top - 26} 434 ${top + 2}Q440 ${top + 18} 436 ${top + 58}Q428 ${top + 72} 420 ${top + 56}Q418 ${top + 34} 404 ${top + 24}Q380 ${top + 30} 372 ${top + 40}Q370 ${top + 96} 360 ${top + 104}Q346 ${top + 100} 348 ${top + 40}Q320 ${top + 32} 286 ${top + 28}Q262 ${top + 34} 260 ${top + 66}Q252 ${top + 78} 244 ${top + 64}Q244 ${top + 36} 226 ${top + 24}Q208 ${top + 16} 208 ${top}z`
  const fruit = dish.parts.filter(({ role }) => role === 'PIECE')
  const onTop = fruit
    .map((part) => {
      const spots = scatter(disc(320, top - 12, 74, 18), Math.min(13, countOf(part)), random).sort((a, b) => a.y - b.y)
      const fallen = scatter(disc(320, 404, 200, 14), 9, random).filter(({ x }) => Math.abs(x - 320) > 150)
      return drawn(context, part, [...spots, ...fallen], 1.5)
    })
    .join('')
  const butter =
    path(`M296 ${top - 18}l34-10 26 12-34 11z`, '#fdeaa0') +
    path(`M296 ${top - 18}v12l26 12v-11zM322 ${top - 5}v11l34-11v-11z`, '#e9c65c')
  return {
    content:
      sideTable(defs, setting) +
      sidePlate(defs, setting, 400) +
      merged(batter, stack) +
      path(syrup, defs.slope('#c9782a', '#8a4513'), 'opacity=".88"') +
      line(`M236 ${top - 6}Q266 ${top - 17} 310 ${top - 17}`, '#fff', 4, 'opacity=".6"') +
      butter +
      onTop,
    cutlery: 'NONE',
    ownBackdrop: true,
  }
}
