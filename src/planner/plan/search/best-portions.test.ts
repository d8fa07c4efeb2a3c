import fc from 'fast-check'
import { expect, test } from 'vitest'
import { candidatesFor } from '#planner/plan/candidates/candidates.ts'
import { dayPlaces } from '#planner/plan/candidates/day-places.ts'
import { portionTable, WIDTH } from '#planner/plan/candidates/portion-table.ts'
import { at } from '#planner/plan/candidates/typed-arrays.ts'
import { dayBoundsOf } from '#planner/plan/objective/day-bounds.ts'
import { library } from '#planner/recipes/library.ts'
import { daySlots } from '#planner/week/week-plan.ts'
import { portionFinder } from './best-portions.ts'
import { easyRequest, targetsAt } from './request.example.ts'

const candidates = candidatesFor(library, easyRequest.cook, easyRequest)
const dishOf = fc.nat().map((number) => (pool: Int32Array) => at(pool, number % pool.length))

test('no other portions of a day cost less, and a limit only rules out what costs more', () => {
  const kcal = fc.integer({ min: 1200, max: 2600 })
  const mg = fc.constantFrom(-500, 0, 1000, 2000, Number.POSITIVE_INFINITY)
  fc.assert(
    fc.property(kcal, mg, fc.tuple(dishOf, dishOf, dishOf), (energy, sodiumLeft, choose) => {
      const places = dayPlaces({ slots: daySlots[3], energy: targetsAt(energy).energy, candidates }, [0, 0, 0])
      const tables = places.map((place) => portionTable(place, candidates))
      const bounds = dayBoundsOf(targetsAt(energy), [])
      const dishes = Int32Array.from(places, ({ pool }, place) => choose[place]?.(pool) ?? 0)
      const finder = portionFinder(tables, bounds)
      const best = finder.find(dishes, sodiumLeft, Number.POSITIVE_INFINITY)
      // A table with a single portion leaves the finder no choice: the cost it returns is that of these portions.
      const only = (ranks: readonly number[]) => {
        const fixed = tables.map((table, place) => {
          const from = at(dishes, place) * WIDTH
          const copy = (of: Float64Array) => of.with(from, at(of, from + (ranks[place] ?? 0)))
          return {
            ...table,
            count: table.count.with(at(dishes, place), 1),
            portion: copy(table.portion),
            kcal: copy(table.kcal),
            protein: copy(table.protein),
            fibre: copy(table.fibre),
            sodium: copy(table.sodium),
            cost: copy(table.cost),
          }
        })
        return portionFinder(fixed, bounds).find(dishes, sodiumLeft, Number.POSITIVE_INFINITY)
      }
      const counts = tables.map(({ count }, place) => [...Array(at(count, at(dishes, place))).keys()])
      const [a = [], b = [], c = []] = counts
      const all = a.flatMap((x) => b.flatMap((y) => c.map((z) => only([x, y, z]))))
      expect(best).toBeCloseTo(Math.min(...all), 9)
      expect(finder.find(dishes, sodiumLeft, best + 1e-6)).toBeCloseTo(best, 9)
      expect(finder.least(dishes)).toBeLessThanOrEqual(best + 1e-9)
      expect(finder.find(dishes, sodiumLeft, best)).toBe(Number.POSITIVE_INFINITY)
    }),
    { seed: 1, numRuns: 10 },
  )
})
