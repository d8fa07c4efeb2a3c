import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PreviewRequest } from '#domain/api/preview.ts'
import { routes } from '#domain/api/routes.ts'
import { createPlannerPool } from '#server/planner-pool/create-planner-pool.ts'
import { testApp } from '#server/test-app.fixture.ts'

const asked: PreviewRequest = {
  diets: ['VEGETARIAN'],
  restrictions: ['TREE_NUTS'],
  skill: 'BASIC',
  time: 'LESS_30_MINUTES',
  mealsADay: 4,
  energy: 1850,
}

const MINUTE = 60_000
const plannerPool = createPlannerPool({ timeLimit: MINUTE })
const server = await testApp({ plannerPool, env: { LOG_LEVEL: 'trace' } })

// A thread loads the library once, which takes a while on a slow machine.
beforeAll(async () => {
  await plannerPool.previewDay(asked)
}, MINUTE)
afterAll(plannerPool.close)

test('a day is planned from what a kitchen needs to know, and comes near its energy', async () => {
  const reply = await server.post(routes.preview, asked)
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-store'])
  const { meals } = reply.json()
  expect(meals.map(({ slot }: { slot: string }) => slot)).toEqual(['BREAKFAST', 'LUNCH', 'SNACK', 'DINNER'])
  const energy = meals.reduce((sum: number, meal: { energy: number }) => sum + meal.energy, 0)
  expect(Math.abs(energy - asked.energy) / asked.energy).toBeLessThan(0.06)
  for (const { title, picture, minutes } of meals) {
    expect(title).toMatch(/^[A-Z]/)
    expect(picture).toMatch(/^[a-z0-9-]+/)
    expect(minutes).toBeGreaterThan(0)
  }
})

test.each([
  ['a weight', { ...asked, weight: 80 }],
  ['an age', { ...asked, age: 35 }],
  ['a health answer', { ...asked, conditions: ['NONE'] }],
  ['an energy that says more', { ...asked, energy: 1811 }],
  ['an energy below every plan', { ...asked, energy: 1150 }],
  ['a diet twice', { ...asked, diets: ['VEGAN', 'VEGAN'] }],
])('%s is refused', async (_, body) => {
  const reply = await server.post(routes.preview, body)
  expect([reply.statusCode, reply.json().code]).toEqual([422, 'INPUT_INVALID'])
})

test('nothing of it is stored or logged', async () => {
  const counts = async () =>
    (
      await sql`select table_name, query_to_xml(format('select count(*) from %I', table_name), false, true, '')::text as rows
        from information_schema.tables where table_schema = 'public' order by table_name`.execute(server.services.db)
    ).rows
  const before = await counts()
  await server.post(routes.preview, { ...asked, energy: 2150, diets: ['PESCATARIAN'] })
  expect(before.length).toBeGreaterThan(20)
  expect(await counts()).toEqual(before)
  for (const word of ['PESCATARIAN', 'TREE_NUTS', 'LESS_30_MINUTES', '2150'])
    expect(server.logged()).not.toContain(word)
})
