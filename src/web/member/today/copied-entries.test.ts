import { expect, test } from 'vitest'
import { mealRecordId } from '#domain/diary/record-id.ts'
import { foodTableExample } from '#web/member/data/diary.example.ts'
import { weekExample } from '#web/member/data/week.example.ts'
import type { ShownRecord } from '#web/member/diary/diary-queue.ts'
import { copiesOf, writesOfCopies } from './copied-entries.ts'
import { mealsOfDay } from './meal-state.ts'

const view = weekExample()
const monday = view.startsOn
const place = { week: 1, day: 0, meal: 1 }
const figures = { energy: 810, protein: 63, carbs: 99, fat: 14, fibre: 6, sodium: 1470 }
type Entry = Extract<ShownRecord['record'], { kind: 'entry' }>
const entry = (eaten: Entry['eaten'], others: Partial<Entry> = {}): ShownRecord => ({
  id: mealRecordId(place),
  changedAt: '2026-11-23T12:00:00.000Z',
  record: { kind: 'entry', day: monday, eaten, ...others },
  title: 'Half-hour chicken pho with slaw',
  figures,
  isWaiting: false,
})
const open = mealsOfDay(view, 2, [], { today: monday, clock: '09:00' })

test('a planned meal is copied as its dishes, in the portions that were eaten, and takes the place of its kind', () => {
  const dishes = [
    { recipe: 'chicken-pho', portion: 1 },
    { recipe: 'unknown-slaw', portion: 1 },
  ]
  const copies = copiesOf(entry({ kind: 'meal', place, times: 1.5, dishes }), view, foodTableExample)
  expect(copies.map(({ eaten, title, slot }) => [eaten, title, slot])).toEqual([
    [{ kind: 'dish', recipe: 'chicken-pho', portion: 1.5 }, 'Half-hour chicken pho', 'LUNCH'],
    [{ kind: 'dish', recipe: 'unknown-slaw', portion: 1.5 }, 'Half-hour chicken pho with slaw', 'LUNCH'],
  ])
  expect(copies[0]?.figures.energy).toBe(810)
  const writes = writesOfCopies(copies, '2026-11-25', open)
  expect(writes.map(({ record }) => record?.kind === 'entry' && [record.day, record.insteadOf])).toEqual([
    ['2026-11-25', { week: 1, day: 2, meal: 1 }],
    ['2026-11-25', { week: 1, day: 2, meal: 1 }],
  ])
})

test('something eaten besides is copied besides, and a drink takes the place of no meal', () => {
  const bar = entry({ kind: 'number', name: 'A bar', energy: 210 })
  const glass = entry({ kind: 'drink', millilitres: 250 })
  const writes = writesOfCopies(
    [bar, glass].flatMap((each) => copiesOf(each, view, null)),
    '2026-11-25',
    open,
  )
  expect(writes.map(({ record }) => record?.kind === 'entry' && record.insteadOf)).toEqual([undefined, undefined])
  expect(new Set(writes.map(({ id }) => id)).size).toBe(2)
})

test('what replaced a meal replaces the same kind of meal, unless that is settled', () => {
  const pizza = entry({ kind: 'number', name: 'Pizza', energy: 900 }, { insteadOf: place })
  const [copy] = copiesOf(pizza, view, null)
  expect(copy?.slot).toBe('LUNCH')
  const settled = open.filter(({ meal }) => meal.slot !== 'LUNCH')
  expect(writesOfCopies(copy === undefined ? [] : [copy], '2026-11-25', settled)[0]?.record).not.toHaveProperty(
    'insteadOf',
  )
})

test('what was skipped, and what is only asked for, is not copied', () => {
  expect(copiesOf(entry({ kind: 'skip', place }), view, null)).toEqual([])
  expect(copiesOf(entry({ kind: 'portion', place, times: 0.75 }), view, null)).toEqual([])
})

test('of two snacks each takes the place of one, and of one both do', () => {
  const snackAt = (meal: number): Pick<(typeof open)[number], 'place' | 'meal'> => {
    const lunch = open[1] ?? expect.fail()
    return { place: { week: 1, day: 2, meal }, meal: { ...lunch.meal, slot: 'SNACK' } }
  }
  const copyOf = (meal: number) => ({
    eaten: { kind: 'dish', recipe: 'chicken-pho', portion: 1 } as const,
    ...{ title: 'Chicken pho', figures, slot: 'SNACK' as const, meal },
  })
  const placesOf = (count: number) =>
    writesOfCopies([copyOf(2), copyOf(3), copyOf(3)], '2026-11-25', [snackAt(1), snackAt(3)].slice(0, count)).map(
      ({ record }) => record?.kind === 'entry' && record.insteadOf?.meal,
    )
  expect(placesOf(2)).toEqual([1, 3, 3])
  expect(placesOf(1)).toEqual([1, 1, 1])
})
