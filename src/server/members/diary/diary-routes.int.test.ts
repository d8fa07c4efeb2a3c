import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { DiaryChange, DiaryRecord, DiaryTaken, DiaryView, FoodTableView } from '#domain/api/member/diary.ts'
import type { WeekView } from '#domain/api/member/week.ts'
import { routes } from '#domain/api/routes.ts'
import { diaryLimits } from '#domain/diary/diary-limits.ts'
import { addDays, MS_PER_HOUR } from '#domain/time.ts'
import { dayOf, newMember, newVisitor, type Visitor } from '#server/members/member-client.fixture.ts'
import { smallPlannerPool } from '#server/members/small-planner-pool.fixture.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { refusalIn } from '#server/test-client.fixture.ts'

const server = await testApp({ plannerPool: smallPlannerPool() })
const { db } = server.services

const moment = (seconds: number) =>
  new Date(server.services.now().getTime() - MS_PER_HOUR + seconds * 1000).toISOString()
const entry = (eaten: Extract<DiaryRecord, { kind: 'entry' }>['eaten'], day = dayOf(server)): DiaryRecord => ({
  kind: 'entry',
  day,
  eaten,
})
const soup = entry({ kind: 'dish', recipe: 'lunch-3', portion: 1.5 })
const bar = entry({ kind: 'number', name: 'A bar', energy: 210, protein: 9 })
const place = { week: 1, day: 0, meal: 1 }
const lunch = entry({ kind: 'meal', place, times: 0.5, dishes: [{ recipe: 'lunch-1', portion: 1 }] })
const change = (record: DiaryRecord | null, { id = randomUUID() as string, at = 0 } = {}): DiaryChange => ({
  id,
  changedAt: moment(at),
  record,
})
const send = (member: Visitor, ...changes: readonly unknown[]) =>
  member.ask('PUT', routes.memberDiary, { query: { today: dayOf(server) }, body: { changes } })
const diaryOf = async (member: Visitor) =>
  (await member.ask('GET', routes.memberDiary, { query: { today: dayOf(server) } })).json<DiaryView>()

test('an entry is stored with its name and with figures from our own tables', async () => {
  const member = await newMember(server)
  const plate = entry({
    kind: 'plate',
    foods: [
      { food: 'food-1', grams: 150 },
      { food: 'food-2', grams: 50, measure: { unit: 'medium', count: 1 } },
    ],
  })
  const records = [soup, bar, plate, entry({ kind: 'drink', millilitres: 250 })]
  const reply = await send(
    member,
    ...records.map((record, at) => change(record, { at })),
    change(lunch, { id: 'meal-1-0-1', at: 9 }),
  )
  const { entries } = await diaryOf(member)
  const taken = reply.json<DiaryTaken>()
  expect(taken.refused).toEqual([])
  expect(taken.records.toSorted((a, b) => (a.changedAt < b.changedAt ? -1 : 1))).toEqual(entries)
  expect(entries.map(({ title, figures: { energy, protein } }) => [title, energy, protein])).toEqual([
    ['Dish lunch-3', 150, 8],
    ['A bar', 210, 9],
    ['food-1 and food-2', 200, 10],
    ['', 0, 0],
    ['Dish lunch-1', 50, 3],
  ])
  expect(entries.map(({ record }) => record)).toEqual([...records, lunch])
})

test('a meal eaten twice has twice the figures it was planned with, as on the device', async () => {
  const member = await newMember(server)
  const energies = []
  for (const times of [1, 2]) {
    await send(
      member,
      change(entry({ kind: 'meal', place, times, dishes: [{ recipe: 'lunch-1', portion: 0.333 }] }), {
        id: 'meal-1-0-1',
        at: times,
      }),
    )
    energies.push(...(await diaryOf(member)).entries.map(({ figures }) => figures.energy))
  }
  // 66.6 kcal would round to 67 if it were rounded only once.
  expect(energies).toEqual([33, 66])
})

test('a planned meal has the figures that the week shows; other dishes in its place have their own', async () => {
  const member = await newMember(server)
  const week = (
    await member.ask('GET', routes.memberWeek, { places: { week: 1 }, query: { today: dayOf(server) } })
  ).json<WeekView>()
  const meal = week.days[0]?.meals[1]
  const dishes = meal?.dishes.map(({ recipe, portion }) => ({ recipe, portion })) ?? []
  const energies = []
  for (const eaten of [dishes, [{ recipe: 'dinner-7', portion: 1 }]]) {
    const record = entry({ kind: 'meal', place, times: 1, dishes: eaten })
    await send(member, change(record, { id: 'meal-1-0-1', at: energies.length }))
    energies.push(...(await diaryOf(member)).entries.map(({ figures }) => figures.energy))
  }
  expect(energies).toEqual([meal?.figures.energy, 100])
  expect(meal?.figures.energy).not.toBe(100)
})

test('changes that are sent again or arrive in another order lead to the same result', async () => {
  const [first, second] = [await newMember(server), await newMember(server)]
  const id = randomUUID()
  const written = change(soup, { id, at: 1 })
  const mended = change(bar, { id, at: 2 })
  for (const each of [written, mended, written, mended]) await send(first, each)
  for (const each of [mended, written]) await send(second, each)
  for (const member of [first, second]) {
    expect((await diaryOf(member)).entries.map(({ record }) => record)).toEqual([bar])
  }
})

test('a deleted record stays deleted, even if an older change arrives after it', async () => {
  const member = await newMember(server)
  const id = randomUUID()
  await send(member, change(soup, { id, at: 1 }))
  await send(member, change(null, { id, at: 3 }))
  await send(member, change(bar, { id, at: 2 }))
  expect((await diaryOf(member)).entries).toEqual([])
  // A later change restores it.
  await send(member, change(soup, { id, at: 4 }))
  expect((await diaryOf(member)).entries).toHaveLength(1)
})

test('a meal marked on two devices is one entry', async () => {
  const member = await newMember(server)
  await send(member, change(lunch, { id: 'meal-1-0-1', at: 1 }))
  await send(member, change(entry({ kind: 'skip', place }), { id: 'meal-1-0-1', at: 2 }))
  expect((await diaryOf(member)).entries.map(({ record }) => record)).toEqual([entry({ kind: 'skip', place })])
})

test('a portion can be chosen for a meal of the coming days, and not for later ones', async () => {
  const member = await newMember(server)
  const portion = (days: number) =>
    entry({ kind: 'portion', place: { week: 1, day: 3, meal: 0 }, times: 0.9 }, addDays(dayOf(server), days))
  await send(member, change(portion(3), { id: 'portion-1-3-0' }))
  expect((await diaryOf(member)).entries.map(({ figures }) => figures.energy)).toEqual([0])
  const late = await send(member, change(portion(9), { id: 'portion-1-3-0', at: 2 }))
  expect(late.json()).toMatchObject({ code: 'DIARY_DAY_INVALID' })
  const misnamed = await send(member, change(portion(3), { id: 'meal-1-3-0' }))
  expect(misnamed.json()).toMatchObject({ code: 'DIARY_ENTRY_INVALID' })
})

test('favourites have no day, and are kept', async () => {
  const member = await newMember(server)
  const favourite: DiaryRecord = {
    kind: 'favourite',
    eaten: { kind: 'plate', name: ' My oats ', foods: [{ food: 'food-1', grams: 60 }] },
  }
  await send(member, change(favourite))
  const { entries, favourites } = await diaryOf(member)
  expect(entries).toEqual([])
  expect(favourites.map(({ title, figures }) => [title, figures.energy])).toEqual([['My oats', 60]])
})

test('an invalid change among several is named, and the others are stored', async () => {
  const member = await newMember(server)
  const [early, unknown, misnamed] = [
    change(entry({ kind: 'number', name: 'Cake', energy: 400 }, addDays(dayOf(server), -40))),
    change(entry({ kind: 'dish', recipe: 'no-such-dish', portion: 1 })),
    change(lunch),
  ]
  const reply = await send(member, early, change(bar), unknown, misnamed)
  expect(
    reply
      .json<DiaryTaken>()
      .refused.map(({ id, code }) => [id, code])
      .toSorted(),
  ).toEqual(
    [
      [early.id, 'DIARY_DAY_INVALID'],
      [unknown.id, 'RECIPE_UNKNOWN'],
      [misnamed.id, 'DIARY_ENTRY_INVALID'],
    ].toSorted(),
  )
  expect((await diaryOf(member)).entries.map(({ title }) => title)).toEqual(['A bar'])
})

test.each<[DiaryChange, number, string]>([
  [change(entry({ kind: 'dish', recipe: 'no-such-dish', portion: 1 })), 404, 'RECIPE_UNKNOWN'],
  [change(entry({ kind: 'plate', foods: [{ food: 'unicorn', grams: 5 }] })), 404, 'FOOD_UNKNOWN'],
  [change(entry({ kind: 'drink', millilitres: 250 }, '2026-02-30')), 422, 'DIARY_DAY_INVALID'],
  [change({ ...bar, insteadOf: place } as DiaryRecord, { id: 'meal-1-0-1' }), 422, 'DIARY_ENTRY_INVALID'],
])('a single invalid change is refused: %j', async (bad, status, code) => {
  const member = await newMember(server)
  expect(refusalIn(await send(member, bad)).slice(0, 2)).toEqual([status, code])
})

/** Text that ends in the middle of a character, an apple emoji. */
const halfCharacter = `An apple ${'🍎'.charAt(0)}`

test.each([
  [],
  Array(diaryLimits.changes + 1).fill(change(bar)),
  [{ ...change(bar), id: 'x' }],
  [{ ...change(bar), changedAt: 'yesterday' }],
  [{ ...change(bar), more: 1 }],
  [change(entry({ kind: 'dish', recipe: 'lunch-3', portion: 11 }))],
  [change(entry({ kind: 'dish', recipe: 'lunch-3', portion: -1 }))],
  [change(entry({ kind: 'number', name: '   ', energy: 100 }))],
  [change(entry({ kind: 'number', name: 'x'.repeat(61), energy: 100 }))],
  [change(entry({ kind: 'number', name: halfCharacter, energy: 100 }))],
  [change(entry({ kind: 'number', name: 'Feast', energy: 5001 }))],
  [change(entry({ kind: 'plate', foods: [] }))],
  [change(entry({ kind: 'plate', foods: [{ food: 'food-1', grams: 0 }] }))],
  [change(entry({ kind: 'plate', foods: Array(31).fill({ food: 'food-1', grams: 1 }) }))],
])('invalid changes are refused, and nothing is stored: %#', async (...changes) => {
  const member = await newMember(server)
  expect(refusalIn(await send(member, ...changes)).slice(0, 2)).toEqual([422, 'INPUT_INVALID'])
  expect((await diaryOf(member)).entries).toEqual([])
})

test('a diary is exported and deleted with its member, and refused to everyone else', async () => {
  const member = await newMember(server)
  await send(member, change(bar))
  const copy = (await member.ask('GET', routes.memberExport)).json()
  expect(copy.leads[0].diary).toMatchObject([{ title: 'A bar', content: bar, figures: { energy: 210 } }])
  const guest = await newVisitor(server)
  expect(refusalIn(await guest.ask('GET', routes.memberDiary)).slice(0, 2)).toEqual([403, 'MEMBERS_ONLY'])
  expect(refusalIn(await send(guest, change(bar))).slice(0, 2)).toEqual([403, 'MEMBERS_ONLY'])
  await member.ask('DELETE', routes.member)
  expect(await db.selectFrom('diary_records').select('id').where('person_id', '=', member.leadId).execute()).toEqual([])
})

test('the table contains foods with kitchen units, and the dishes that suit the member', async () => {
  const member = await newMember(server)
  const table = (await member.ask('GET', routes.memberFoodTable)).json<FoodTableView>()
  expect(table.foods[0]).toMatchObject({ id: 'food-1', per100g: { energy: 100 } })
  expect(table.dishes.length).toBeGreaterThan(0)
})

const bread = {
  name: 'Rye bread',
  basis: { per: '100', unit: 'g', serving: 40 },
  values: { energy: 220, fat: 1.2, carbs: 42, protein: 6.4, fibre: 8.5, salt: 1.1 },
} as const
const slices = (count: number) =>
  entry({ kind: 'product', code: '04006381333931', product: bread, amount: { in: 'servings', count } })

test('a portion of a product has the name and figures of its pack, and counts towards the day', async () => {
  const member = await newMember(server)
  await send(member, change(slices(2), { at: 1 }), change(bar, { at: 2 }))
  const { entries } = await diaryOf(member)
  expect(entries.map(({ title, figures }) => [title, figures.energy, figures.sodium])).toEqual([
    ['Rye bread', 176, 352],
    ['A bar', 210, 0],
  ])
})

test('a portion without computable figures is refused', async () => {
  const member = await newMember(server)
  const noServing = { ...bread, basis: { per: '100', unit: 'g' } } as const
  const unknown = entry({
    kind: 'product',
    code: '04006381333931',
    product: noServing,
    amount: { in: 'servings', count: 1 },
  })
  const half = { ...bread, name: halfCharacter }
  const cut = entry({ kind: 'product', code: '04006381333931', product: half, amount: { in: 'unit', count: 30 } })
  expect(refusalIn(await send(member, change(cut))).slice(0, 2)).toEqual([422, 'INPUT_INVALID'])
  const sack = entry({ kind: 'product', code: '04006381333931', product: bread, amount: { in: 'unit', count: 3000 } })
  for (const record of [unknown, sack]) {
    expect(refusalIn(await send(member, change(record)))).toEqual([422, 'DIARY_ENTRY_INVALID', 'changes.0'])
  }
  expect((await diaryOf(member)).entries).toEqual([])
})
