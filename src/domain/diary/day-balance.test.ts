import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayBalance, openMeals } from './day-balance.ts'
import { type DiaryFigures, figuresOfFoods, sumOfFigures, wholeFigures } from './figures.ts'

const amount = fc.integer({ min: 0, max: 4000 })
const figures: fc.Arbitrary<DiaryFigures> = fc.record({
  energy: amount,
  protein: amount,
  carbs: amount,
  fat: amount,
  fibre: amount,
  sodium: amount,
})
const place = fc.record({ week: fc.constant(1), day: fc.constant(2), meal: fc.integer({ min: 0, max: 4 }) })
const plan = fc.uniqueArray(fc.record({ place, figures, isPast: fc.boolean() }), {
  maxLength: 5,
  selector: ({ place }) => place.meal,
})
const diary = fc.array(fc.record({ figures }), { maxLength: 20 })
const target = fc.record({ energy: amount, protein: amount })

test('eaten, unsaid, to come and free add up to the target, whatever is planned, eaten, skipped or replaced', () => {
  fc.assert(
    fc.property(target, plan, diary, fc.array(place), (target, planned, eaten, settled) => {
      const balance = dayBalance(target, planned, eaten, settled)
      for (const name of ['energy', 'protein'] as const) {
        const { unsaid, toCome, left, free, ...row } = balance[name]
        expect(row.target).toBe(target[name])
        expect(row.eaten + left).toBe(target[name])
        expect(unsaid + toCome + free).toBe(left)
        expect(row.eaten + unsaid + toCome + free).toBe(target[name])
      }
    }),
  )
})

test('a meal eaten as planned moves from `toCome` or `unsaid` to `eaten` and does not change `free`', () => {
  fc.assert(
    fc.property(target, plan, diary, fc.nat(), (target, planned, eaten, at) => {
      const meal = planned[at % Math.max(1, planned.length)]
      if (meal === undefined) return
      const before = dayBalance(target, planned, eaten, []).energy
      const after = dayBalance(target, planned, [...eaten, meal], [meal.place]).energy
      expect(after.free).toBe(before.free)
      expect(after.eaten).toBe(before.eaten + meal.figures.energy)
      const { energy } = meal.figures
      expect(after.toCome).toBe(before.toCome - (meal.isPast ? 0 : energy))
      expect(after.unsaid).toBe(before.unsaid - (meal.isPast ? energy : 0))
    }),
  )
})

test('the order of the diary does not matter, and an undone entry leaves no trace', () => {
  fc.assert(
    fc.property(target, plan, diary, (target, planned, eaten) => {
      const known = dayBalance(target, planned, eaten, [])
      expect(dayBalance(target, planned, eaten.toReversed(), [])).toEqual(known)
      const extra = { figures: wholeFigures({ ...sumOfFigures([]), energy: 250.4 }) }
      const undone = [...eaten, extra].filter((entry) => entry !== extra)
      expect(dayBalance(target, planned, undone, [])).toEqual(known)
    }),
  )
})

test('a meal that was replaced on another day is no longer to come', () => {
  const figures = { energy: 500, protein: 30, carbs: 0, fat: 0, fibre: 0, sodium: 0 }
  const planned = [0, 1].map((meal) => ({ place: { week: 1, day: 0, meal }, figures, isPast: false }))
  expect(openMeals(planned, [{ week: 1, day: 0, meal: 1 }])).toEqual([planned[0]])
  expect(openMeals(planned, [{ week: 2, day: 0, meal: 1 }])).toEqual(planned)
})

test('foods are rounded once, after their sum', () => {
  const per100g = { energy: 33, protein: 0.3, carbs: 8, fat: 0.1, fibre: 1, sodium: 1 }
  const one = { per100g, grams: 1 }
  expect(figuresOfFoods([one]).energy).toBe(0)
  expect(figuresOfFoods([one, one]).energy).toBe(1)
})

test('what is to come never contains a meal whose time is over', () => {
  fc.assert(
    fc.property(target, plan, (target, planned) => {
      const over = planned.map((meal) => ({ ...meal, isPast: true }))
      const { energy } = dayBalance(target, over, [], [])
      expect(energy.toCome).toBe(0)
      expect(energy.unsaid).toBe(
        dayBalance(
          target,
          planned.map((meal) => ({ ...meal, isPast: false })),
          [],
          [],
        ).energy.toCome,
      )
    }),
  )
})
