import { describe, expect, test } from 'vitest'
import { energyFloor, energyTarget, fastestWeek } from '#domain/body/energy-target.ts'
import { bodyAtWeight } from '#domain/body/maintenance.ts'
import { bodyOf } from '#domain/body/people.example.ts'
import { kcalPerDay, kg } from '#domain/units.ts'
import { estimateOf } from './estimates.example.ts'
import { wantedTarget } from './wanted-target.ts'

/** At 165 cm, 68 kg are a body mass index of 25. */
const body = bodyOf('FEMALE', 40, 165, 80, 1.5)
/** Somebody of this weight who needs 2,200 kcal by the formulas, and so much less than that by what was learnt. */
const wanted = (offset: number, { aim = 'LOSE', weight = 80 }: { aim?: 'LOSE' | 'KEEP'; weight?: number } = {}) => {
  const mean = { mean: kcalPerDay(offset), sd: kcalPerDay(100) }
  const estimate = estimateOf(60, () => weight, { offset: mean })
  return wantedTarget(body, estimate, aim)
}

describe('however little somebody seems to need, a target goes below what the formulas say', () => {
  test('by at most 250 kcal for a loss', () => {
    const { bound, intake, byFormula } = wanted(700)
    expect(byFormula).toBeCloseTo(energyTarget(body, bodyAtWeight(body, kg(80))).intake, 9)
    expect([bound, intake]).toEqual(['CUT', Math.ceil(byFormula - 250)])
  })

  test('by at most 50 kcal near the healthy range, where little may be lost', () => {
    const { bound, intake, byFormula } = wanted(700, { weight: 66 })
    expect([bound, intake]).toEqual(['CUT', Math.ceil(byFormula - 50)])
    // From 69.4 kg the fastest two weeks lead to an index of 25.
    expect(wanted(900, { weight: 69 }).intake).toBe(Math.ceil(wanted(900, { weight: 69 }).byFormula - 50))
    expect(wanted(900, { weight: 70 }).intake).toBe(Math.ceil(wanted(900, { weight: 70 }).byFormula - 250))
  })

  test('by at most 100 kcal to keep a weight', () => {
    expect(wanted(700, { aim: 'KEEP' })).toMatchObject({ bound: 'CUT', intake: 2100, byFormula: 2200 })
    expect(wanted(99, { aim: 'KEEP' })).toMatchObject({ bound: null, intake: 2101 })
  })

  test('and never below the floor', () => {
    const small = bodyOf('FEMALE', 60, 150, 70, 1.4)
    const estimate = estimateOf(60, () => 70, {
      offset: { mean: kcalPerDay(600), sd: kcalPerDay(100) },
      formulaMaintenance: kcalPerDay(1500),
    })
    const { bound, intake, lowest } = wantedTarget(small, estimate, 'LOSE')
    expect([bound, intake, lowest]).toEqual(['FLOOR', energyFloor.FEMALE, energyFloor.FEMALE])
  })
})

describe('however much somebody seems to need', () => {
  test('a plan loses at most 93 % of the fastest week, and 60 % of it near the healthy range', () => {
    /** The pace is that of the weight in two weeks, if that is slower. */
    const paced = (weight: number, share: number, maintenance: number) => {
      const soon = kg(weight - 2 * fastestWeek(body, kg(weight)))
      return Math.ceil(maintenance - (share * fastestWeek(body, soon) * 7700) / 7)
    }
    expect(wanted(-300, { weight: 66 })).toMatchObject({ bound: 'PACE', intake: paced(66, 0.6, 2500) })
    const estimate = estimateOf(60, () => 70, { formulaMaintenance: kcalPerDay(3800) })
    expect(wantedTarget(body, estimate, 'LOSE')).toMatchObject({
      ...{ bound: 'PACE', intake: paced(70, 0.93, 3800), lowest: paced(70, 1, 3800) },
    })
  })

  test('nobody is believed to spend more than a quarter beyond the formulas', () => {
    expect(wanted(-900)).toMatchObject({ maintenance: 2750, learnt: 3100, plausible: 2750 })
    expect(wanted(-500)).toMatchObject({ maintenance: 2700, learnt: 2700, plausible: 2750 })
  })
})

test('a slow pace takes three fifths of the deficit, also of what the formulas say', () => {
  const estimate = estimateOf(60, () => 80)
  const [usual, slow] = (['USUAL', 'SLOW'] as const).map((pace) => wantedTarget(body, estimate, 'LOSE', pace))
  const deficits = [usual, slow].map((each) => 2200 - (each?.byFormula ?? 0))
  expect((deficits[1] ?? 0) / (deficits[0] ?? 1)).toBeCloseTo(0.6, 6)
})
