import { dayPrices } from '../../src/planner/plan/objective/nutrient-cost.ts'
import type { Cell, Instance } from './cells.ts'
import type { Row, Term } from './linear-program.ts'

type Figure = 'energy' | 'protein' | 'fibre'

const of = (cells: readonly Cell[], figure: Figure): readonly Term[] =>
  cells.map((cell) => [cell[figure], cell.name] as const)

/** A day's cost for missing protein and fibre, for fibre above the maximum, and for energy far from the middle. */
export const dayCosts: readonly Term[] = [
  [-dayPrices.protein, 'short'],
  [-dayPrices.fibre, 'lack'],
  [-dayPrices.fibreBeyond, 'rich'],
  [-dayPrices.energy, 'off'],
]

/** The constraints of each day: one dish per place, no dish twice, energy and protein within their bounds. */
export function dayRows({ cells, space: { places, bounds } }: Instance): readonly Row[] {
  const row = (name: string, terms: readonly Term[], is: Row['is'], bound: number): Row => ({ name, terms, is, bound })
  const energy = of(cells, 'energy')
  const byDish = Map.groupBy(cells, ({ dish }) => dish)
  return [
    ...places.map((_, place) =>
      row(
        `place${place}`,
        cells.filter((cell) => cell.place === place).map(({ name }) => [1, name] as const),
        '=',
        1,
      ),
    ),
    ...[...byDish]
      .filter(([, some]) => new Set(some.map(({ place }) => place)).size > 1)
      .map(([dish, some]) =>
        row(
          `once${dish}`,
          some.map(({ name }) => [1, name] as const),
          '<=',
          1,
        ),
      ),
    row('least', energy, '>=', bounds.least / bounds.energy),
    row('most', energy, '<=', bounds.most / bounds.energy),
    row('protein', of(cells, 'protein'), '>=', 1),
    row(
      'target',
      [...cells.map((cell): Term => [(cell.protein * bounds.protein) / bounds.proteinTarget, cell.name]), [1, 'short']],
      '>=',
      1,
    ),
    row('fibre', [...of(cells, 'fibre'), [1, 'lack']], '>=', 1),
    row(
      'fibreMost',
      [...cells.map((cell): Term => [(cell.fibre * bounds.fibre) / bounds.fibreMost, cell.name]), [-1, 'rich']],
      '<=',
      1,
    ),
    row('above', [...energy, [-1, 'off']], '<=', 1 + dayPrices.freeEnergy),
    row('below', [...energy, [1, 'off']], '>=', 1 - dayPrices.freeEnergy),
  ]
}
