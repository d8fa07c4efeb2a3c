import type { Defs } from '#planner/plate/svg/defs.ts'
import { num, range } from '#planner/plate/svg/path.ts'
import type { Region } from '#planner/plate/svg/scatter.ts'
import type { Setting } from '#planner/plate/table-setting/setting.ts'
import type { Random } from '#planner/seeded-random.ts'

export type DishwareContext = { readonly defs: Defs; readonly setting: Setting; readonly random: Random }

export type Dishware = {
  readonly drawn: string
  /** Where the food is placed. */
  readonly well: Region
  /** Drawn over the food: the shadow of the vessel's wall. */
  readonly over: string
}

export const circle = (cx: number, cy: number, r: number, fill: string, rest = ''): string =>
  `<circle cx="${cx}" cy="${cy}" r="${num(r)}" fill="${fill}"${rest === '' ? '' : ` ${rest}`}/>`

/** The soft shadow that dishware casts on the table. */
export const groundShadow = (defs: Defs, cx: number, cy: number, rx: number, ry = rx, strength = 0.34): string =>
  `<ellipse cx="${cx + 12}" cy="${cy + 17}" rx="${Math.round(rx * 1.13)}" ry="${Math.round(ry * 1.13)}" fill="${defs.haze('#33200f', strength)}"/>`

/** Iron specks in the glaze. */
export function speckles({ setting, random }: DishwareContext, cx: number, cy: number, r: number): string {
  if (!setting.speckled) return ''
  const specks = range(34).map(() => {
    const angle = random() * 6.283
    const out = Math.sqrt(random()) * r
    return `M${Math.round(cx + Math.cos(angle) * out)} ${Math.round(cy + Math.sin(angle) * out)}h.1`
  })
  return `<path d="${specks.join('')}" stroke="#6b5a46" stroke-width="2.2" opacity=".4"/>`
}
