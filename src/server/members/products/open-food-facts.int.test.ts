import { afterAll, beforeEach, expect, test } from 'vitest'
import type { FoundProduct } from '#domain/api/member/food-products.ts'
import { routes } from '#domain/api/routes.ts'
import { hasCheckDigit } from '#domain/product/gtin.ts'
import { plusDays } from '#domain/time.ts'
import { newMember } from '#server/members/member-client.fixture.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { openFoodFactsPeer, productAnswer } from '#tests/peers/open-food-facts/open-food-facts-peer.ts'

const peer = await openFoodFactsPeer()
const server = await testApp({
  env: { OPEN_FOOD_FACTS_CONTACT: 'https://meals.example/contact', OPEN_FOOD_FACTS_URL: peer.url },
})
const { db } = server.services
const member = await newMember(server)
afterAll(() => peer.close())
beforeEach(async () => {
  await db.deleteFrom('foreign_products').execute()
  await db.deleteFrom('rate_limits').where('name', '=', 'open-food-facts').execute()
})

const completed = (digits: string): string =>
  Array.from({ length: 10 }, (_, digit) => `${digits}${digit}`).find(hasCheckDigit) ?? ''
let made = 0
const newBarcode = () => completed(`31${String(made++).padStart(10, '0')}`)

const nutriments = {
  'energy-kcal_100g': 370,
  fat_100g: 7,
  'saturated-fat_100g': '1.2',
  carbohydrates_100g: 60,
  fiber_100g: 9,
  proteins_100g: 11,
  salt_100g: 0.1,
}
const found = async (barcode: string) =>
  (await member.ask('GET', routes.memberBarcode, { places: { barcode } })).json<FoundProduct>()
const asked = (barcode: string) => peer.asked.filter(({ path }) => path.endsWith(barcode)).length
const age = (days: number) =>
  db
    .updateTable('foreign_products')
    .set({ fetched_at: plusDays(server.services.now(), -days) })
    .execute()

test('a product that no member has read is looked up at Open Food Facts once, which is named with a link', async () => {
  const barcode = newBarcode()
  peer.set(barcode, productAnswer(nutriments, { serving_quantity: '45', serving_quantity_unit: 'g' }))
  const answer = await found(barcode)
  expect(answer).toEqual({
    source: 'open-food-facts',
    product: {
      name: 'Crunchy muesli (Mill & Co)',
      basis: { per: '100', unit: 'g', serving: 45 },
      values: { energy: 370, fat: 7, saturates: 1.2, carbs: 60, fibre: 9, protein: 11, salt: 0.1 },
    },
    isDoubtful: false,
    doubtful: [],
    isPrepared: false,
    contains: [],
    mayContain: [],
    link: `https://world.openfoodfacts.org/product/${barcode}`,
  })
  expect(await found(barcode)).toEqual(answer)
  const [question] = peer.asked.filter(({ path }) => path.endsWith(barcode))
  expect(question?.userAgent).toMatch(/^Forkcast\/\S+ \(https:\/\/meals\.example\/contact\)$/)
  expect(question?.fields).toContain('nutriments')
  expect(asked(barcode)).toBe(1)
  await age(31)
  await found(barcode)
  expect(asked(barcode)).toBe(2)
})

test('an unknown product is remembered for a week', async () => {
  const barcode = newBarcode()
  for (let time = 0; time < 2; time++) expect(await found(barcode)).toEqual({ source: 'none' })
  expect(asked(barcode)).toBe(1)
  await age(8)
  await found(barcode)
  expect(asked(barcode)).toBe(2)
})

test('for figures that do not add up the member is asked to compare them with the pack', async () => {
  const barcode = newBarcode()
  peer.set(barcode, productAnswer({ ...nutriments, 'energy-kcal_100g': 1239 }))
  expect(await found(barcode)).toMatchObject({ source: 'open-food-facts', isDoubtful: true })
})

test('a product that is known in part is passed on as far as it goes, with its allergens', async () => {
  const barcode = newBarcode()
  const { fat_100g: _, ...others } = nutriments
  peer.set(barcode, productAnswer({ ...others, proteins_100g: '' }, { allergens_tags: ['en:nuts'], product_name: '' }))
  expect(await found(barcode)).toMatchObject({
    source: 'open-food-facts-part',
    name: '',
    values: { energy: 370, carbs: 60 },
    contains: ['TREE_NUTS'],
  })
})

test('what was stored in an earlier form is fetched again', async () => {
  const barcode = newBarcode()
  peer.set(barcode, productAnswer(nutriments))
  await found(barcode)
  const old = JSON.stringify({
    name: 'Old',
    basis: { per: '100', unit: 'g' },
    values: { energy: 1, fat: 0, carbs: 0, protein: 0 },
  })
  await db.updateTable('foreign_products').set({ content: old }).where('gtin', '=', barcode.padStart(14, '0')).execute()
  expect(await found(barcode)).toMatchObject({ product: { values: { energy: 370 } } })
})

test("the member's own reading comes first, and a shop's own number is not looked up elsewhere", async () => {
  const barcode = newBarcode()
  peer.set(barcode, productAnswer(nutriments))
  const product = {
    name: 'Mine',
    basis: { per: '100', unit: 'g' },
    values: { energy: 350, fat: 7, carbs: 60, protein: 11 },
  }
  const body = { product, changedAt: '2026-01-01T08:00:00Z' }
  await member.ask('PUT', routes.memberProduct, { places: { code: barcode.padStart(14, '0') }, body })
  expect(await found(barcode)).toEqual({ source: 'own', product })
  const shops = completed('203456700001')
  expect(await found(shops)).toEqual({ source: 'none' })
  expect([asked(barcode), asked(shops)]).toEqual([0, 0])
})

test('at most twelve lookups a minute are sent, even when they come at the same moment', async () => {
  const before = peer.asked.length
  const answers = await Promise.all(Array.from({ length: 16 }, () => found(newBarcode())))
  expect(answers).toEqual(answers.map(() => ({ source: 'none' })))
  await found(newBarcode())
  expect(peer.asked.length - before).toBe(12)
})

test.each([
  ['nothing but prose', { kind: 'answer', status: 200, body: 'Oops' }],
  ['a broken line', { kind: 'break' }],
  ['too many requests', { kind: 'answer', status: 503, body: '{}' }],
] as const)('%s gives no product, and no server error', async (_, script) => {
  const barcode = newBarcode()
  peer.set(barcode, script)
  expect(await found(barcode)).toEqual({ source: 'none' })
  // Failures that may pass are not remembered.
  expect(await db.selectFrom('foreign_products').selectAll().execute()).toEqual([])
  await found(newBarcode())
})

test('after three failures Open Food Facts gets no more requests for a while', async () => {
  const other = await testApp({
    env: { OPEN_FOOD_FACTS_CONTACT: 'a@b.example', OPEN_FOOD_FACTS_URL: peer.url },
  })
  const person = await newMember(other)
  const before = peer.asked.length
  for (let time = 0; time < 5; time++) {
    const barcode = newBarcode()
    peer.set(barcode, { kind: 'break' })
    await person.ask('GET', routes.memberBarcode, { places: { barcode } })
  }
  expect(peer.asked.length - before).toBe(3)
})

test('a missing answer is awaited no longer than a person would wait', async () => {
  const barcode = newBarcode()
  peer.set(barcode, { kind: 'hang' })
  const fresh = await testApp({
    env: { OPEN_FOOD_FACTS_CONTACT: 'a@b.example', OPEN_FOOD_FACTS_URL: peer.url },
  })
  const person = await newMember(fresh)
  const reply = await person.ask('GET', routes.memberBarcode, { places: { barcode } })
  expect(reply.json()).toEqual({ source: 'none' })
})

test('without a contact address Open Food Facts gets no requests', async () => {
  const plain = await testApp({ env: { OPEN_FOOD_FACTS_URL: peer.url } })
  const person = await newMember(plain)
  const barcode = newBarcode()
  await person.ask('GET', routes.memberBarcode, { places: { barcode } })
  expect(asked(barcode)).toBe(0)
})
