import { expect, test } from 'vitest'
import { noFigures } from '#domain/diary/figures.ts'
import { mealRecordId } from '#domain/diary/record-id.ts'
import { weekExample } from '#web/member/data/week.example.ts'
import type { ShownRecord } from '#web/member/diary/diary-queue.ts'
import { mealsOfDay, nextMeal, unsaidMeals } from './meal-state.ts'

const view = weekExample()
const skipped = (meal: number): ShownRecord => {
  const place = { week: 1, day: 0, meal }
  return {
    id: mealRecordId(place),
    changedAt: '2026-11-23T08:00:00.000Z',
    record: { kind: 'entry', day: '2026-11-23', eaten: { kind: 'skip', place } },
    title: '',
    figures: noFigures,
    isWaiting: false,
  }
}
const monday = { today: '2026-11-23', clock: '12:00' } as const
const next = (clock: string, entries: readonly ShownRecord[] = []) =>
  nextMeal(mealsOfDay(view, 0, entries, { ...monday, clock }))?.meal.slot ?? null
const unsaid = (now: { readonly today: string; readonly clock: string }, entries: readonly ShownRecord[] = []) =>
  unsaidMeals(mealsOfDay(view, 0, entries, now)).map(({ meal }) => meal.slot)

test.each([
  ['00:10', 'BREAKFAST'],
  ['10:30', 'BREAKFAST'],
  ['10:31', 'LUNCH'],
  ['18:31', 'DINNER'],
  ['23:59', 'DINNER'],
])('at %s the next meal is %s', (clock, slot) => expect(next(clock)).toBe(slot))

test('a skipped meal is not the next one, and late at night the last open meal is', () => {
  expect(next('07:00', [skipped(0)])).toBe('LUNCH')
  expect(next('23:00', [skipped(3)])).toBe('SNACK')
  expect(next('12:00', [0, 1, 2, 3].map(skipped))).toBeNull()
})

test('something eaten instead settles a meal, whichever day it was eaten on', () => {
  const instead: ShownRecord = {
    ...skipped(1),
    id: '0b5b7b1e-9c5a-4f55-8a38-2c1f3c9f2f01',
    record: {
      kind: 'entry',
      day: '2026-11-24',
      eaten: { kind: 'number', name: 'Pizza', energy: 800 },
      insteadOf: { week: 1, day: 0, meal: 1 },
    },
    title: 'Pizza',
  }
  expect(mealsOfDay(view, 0, [instead], monday)[1]?.state).toEqual({ kind: 'replaced', by: [instead] })
  expect(mealsOfDay(view, 1, [instead], monday)[1]?.state).toEqual({ kind: 'open' })
})

test('open meals are unsaid once their time is long over, and all of them on a day that has passed', () => {
  expect(unsaid({ ...monday, clock: '10:30' })).toEqual([])
  expect(unsaid({ ...monday, clock: '15:01' })).toEqual(['BREAKFAST', 'LUNCH'])
  expect(unsaid({ ...monday, clock: '15:01' }, [skipped(0)])).toEqual(['LUNCH'])
  expect(unsaid({ today: '2026-11-24', clock: '00:10' })).toEqual(['BREAKFAST', 'LUNCH', 'SNACK', 'DINNER'])
  expect(unsaid({ today: '2026-11-22', clock: '23:59' })).toEqual([])
})
