import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { SharedProductsReply } from '#domain/api/console/operations.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import type { FoundProduct, OwnProductRequest, OwnProductsView } from '#domain/api/member/food-products.ts'
import { filled, routes } from '#domain/api/routes.ts'
import { hasCheckDigit } from '#domain/product/gtin.ts'
import type { Product } from '#domain/product/product.ts'
import { productLimits } from '#domain/product/product-limits.ts'
import { MS_PER_HOUR, plusDays } from '#domain/time.ts'
import { newMember, newVisitor, type Visitor } from '#server/members/member-client.fixture.ts'
import { signedInOperator } from '#server/operators/operator.fixture.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { refusalIn } from '#server/test-client.fixture.ts'

const server = await testApp()
const { db } = server.services

const MUESLI = '4006381333931'
const code = (barcode: string) => barcode.padStart(14, '0')
const completed = (digits: string): string =>
  Array.from({ length: 10 }, (_, digit) => `${digits}${digit}`).find(hasCheckDigit) ?? ''
let made = 0
/** A barcode that no other test uses. */
const newBarcode = () => completed(`3${String(made++).padStart(11, '0')}`)

const muesli: Product = {
  name: 'Muesli',
  basis: { per: '100', unit: 'g', serving: 45 },
  values: { energy: 370, fat: 7, carbs: 60, protein: 11, fibre: 9, salt: 0.1 },
}
const anHourAgo = server.services.now().getTime() - MS_PER_HOUR
const at = (seconds: number) => new Date(anHourAgo + seconds * 1000).toISOString()
const said = (product: Product, seconds = 0, more: Partial<OwnProductRequest> = {}): OwnProductRequest => ({
  product,
  changedAt: at(seconds),
  ...more,
})
const keep = (member: Visitor, barcode: string, body: unknown) =>
  member.ask('PUT', routes.memberProduct, { places: { code: code(barcode) }, body })
const forget = (member: Visitor, barcode: string) =>
  member.ask('DELETE', routes.memberProduct, { places: { code: code(barcode) } })
const find = (member: Visitor, barcode: string) => member.ask('GET', routes.memberBarcode, { places: { barcode } })
const found = async (member: Visitor, barcode: string) => (await find(member, barcode)).json<FoundProduct>()
const productsOf = async (member: Visitor) =>
  (await member.ask('GET', routes.memberProducts)).json<OwnProductsView>().products

/** A member for twenty days who has kept a diary on some of them. */
async function memberOfStanding(diaryDays = 5): Promise<Visitor> {
  const member = await newMember(server)
  const created_at = plusDays(server.services.now(), -20)
  await db.updateTable('leads').set({ created_at }).where('id', '=', member.leadId).execute()
  const rows = Array.from({ length: diaryDays }, (_, day) => ({
    ...{ person_id: member.leadId, id: randomUUID(), day: plusDays(created_at, day).toISOString().slice(0, 10) },
    ...{ content: null, title: '', figures: '{}', changed_at: created_at },
  }))
  if (rows.length > 0) await db.insertInto('diary_records').values(rows).execute()
  return member
}

test('what a member read from a pack is found under its barcode, by that member only', async () => {
  const [member, other] = [await newMember(server), await newMember(server)]
  const barcode = newBarcode()
  expect(await found(member, barcode)).toEqual({ source: 'none' })
  const reply = await keep(member, barcode, said(muesli))
  expect(reply.json()).toEqual({ kept: { code: code(barcode), product: muesli, changedAt: at(0) } })
  expect(await found(member, barcode)).toEqual({ source: 'own', product: muesli })
  expect(await found(other, barcode)).toEqual({ source: 'none' })
})

test('the later of two changes wins, in whatever order and however often they arrive', async () => {
  const member = await newMember(server)
  const [first, second] = [newBarcode(), newBarcode()]
  const newer = { ...muesli, name: 'New recipe' }
  for (const seconds of [1, 2, 1]) await keep(member, first, said(seconds === 2 ? newer : muesli, seconds))
  for (const seconds of [2, 1]) await keep(member, second, said(seconds === 2 ? newer : muesli, seconds))
  expect((await productsOf(member)).map(({ product }) => product.name)).toEqual(['New recipe', 'New recipe'])
})

test('a deleted product stays deleted, even if an older change arrives after it', async () => {
  const member = await newMember(server)
  const barcode = newBarcode()
  await keep(member, barcode, said(muesli))
  for (let time = 0; time < 2; time++) expect((await forget(member, barcode)).json()).toEqual({ kept: null })
  await keep(member, barcode, said(muesli, 1))
  expect(await productsOf(member)).toEqual([])
})

test('a product that three people read alike is shared, without a name if their names differ', async () => {
  const [a, b, c, d] = await Promise.all([1, 2, 3, 4].map(() => memberOfStanding()))
  if (a === undefined || b === undefined || c === undefined || d === undefined) return expect.fail()
  const barcode = newBarcode()
  await keep(a, barcode, said({ ...muesli, name: 'For Anna' }))
  await keep(b, barcode, said({ ...muesli, name: 'Oat crunch' }))
  expect(await found(d, barcode)).toEqual({ source: 'none' })
  await keep(c, barcode, said({ ...muesli, name: 'Muesli' }))
  const { basis, values } = muesli
  expect(await found(d, barcode)).toEqual({ source: 'members', name: null, basis, values })
  await keep(d, barcode, said(muesli))
  const e = await newMember(server)
  expect(await found(e, barcode)).toEqual({ source: 'members', name: 'Muesli', basis, values })
  const shared = await db
    .selectFrom('shared_products')
    .selectAll()
    .where('gtin', '=', code(barcode))
    .executeTakeFirstOrThrow()
  expect(Object.keys(shared).toSorted()).toEqual(['basis', 'changed_at', 'figures', 'gtin', 'name', 'removed_at'])
})

test('accounts made for the purpose agree on nothing: witnesses have some age and a diary', async () => {
  const barcode = newBarcode()
  for (let time = 0; time < 3; time++) await keep(await newMember(server), barcode, said(muesli))
  for (let time = 0; time < 3; time++) await keep(await memberOfStanding(4), barcode, said(muesli))
  const reader = await newMember(server)
  expect(await found(reader, barcode)).toEqual({ source: 'none' })
  for (let time = 0; time < 3; time++) await keep(await memberOfStanding(), barcode, said(muesli))
  expect(await found(reader, barcode)).toMatchObject({ source: 'members' })
})

test.each([
  'Recalled: visit www.bad.example or call +1 (555) 010-9999',
  'Muesli bad.com',
  'Muesli bad dot com',
  'Muesli me@bad.example',
  'Muesli 0800 123 4567',
  'Recalled by the maker',
  'Do not eat, contaminated',
  'Muеsli with a Russian letter',
  'Muesli \uff57\uff57\uff57.bad.example',
  '☎️📞',
])('whatever several members of standing call a product, %j is no name that strangers read', async (name) => {
  const barcode = newBarcode()
  for (let time = 0; time < 3; time++) await keep(await memberOfStanding(), barcode, said({ ...muesli, name }))
  expect(await found(await newMember(server), barcode)).toMatchObject({ source: 'members', name: null })
})

test('a product that several read keeps its figures and its name until as many read others', async () => {
  const barcode = newBarcode()
  const reader = await newMember(server)
  const read = async (change: Partial<Product>, seconds: number) =>
    keep(await memberOfStanding(), barcode, said({ ...muesli, ...change }, seconds))
  for (let time = 0; time < 4; time++) await read({}, time)
  const other = { name: 'Other', values: { ...muesli.values, energy: 360 } }
  for (let time = 10; time < 13; time++) await read(other, time)
  expect(await found(reader, barcode)).toMatchObject({ name: 'Muesli', values: muesli.values })
  await read(other, 13)
  expect(await found(reader, barcode)).toMatchObject({ name: 'Other', values: other.values })
})

test('names in any alphabet are shared, short as they are stored', async () => {
  for (const name of ['Мюсли с орехами', 'ミューズリー', 'موسلي بالمكسرات', 'Müsli – Nuß & Honig', 'x'.repeat(60)]) {
    const barcode = newBarcode()
    for (let time = 0; time < 3; time++) await keep(await memberOfStanding(), barcode, said({ ...muesli, name }))
    expect(await found(await newMember(server), barcode)).toMatchObject({ source: 'members', name })
  }
  const long = said({ ...muesli, name: 'x'.repeat(400) })
  expect((await keep(await newMember(server), newBarcode(), long)).statusCode).toBe(422)
})

test('what an operator removed stays away, whoever agrees on it again', async () => {
  const barcode = newBarcode()
  const [reader, operator] = [await newMember(server), await signedInOperator(server, ['customers'])]
  for (let time = 0; time < 3; time++) await keep(await memberOfStanding(), barcode, said(muesli))
  const listed = async () =>
    (await operator.get(consoleRoutes.sharedProducts))
      .json<SharedProductsReply>()
      .products.filter(({ gtin }) => gtin === code(barcode))
  expect(await listed()).toMatchObject([{ name: 'Muesli', energy: 370, basis: '100 g' }])
  const removed = filled(consoleRoutes.sharedProductRemoved, { gtin: code(barcode) })
  expect((await operator.act(removed, { note: 'not what the pack says' })).statusCode).toBe(200)
  await keep(await memberOfStanding(), barcode, said(muesli))
  expect(await found(reader, barcode)).toEqual({ source: 'none' })
  expect(await listed()).toEqual([])
  const unknown = filled(consoleRoutes.sharedProductRemoved, { gtin: code(newBarcode()) })
  expect(refusalIn(await operator.act(unknown, { note: 'not known' }))).toEqual([404, 'SHARED_PRODUCT_UNKNOWN'])
})

test('the newest deletions are kept, whether or not the products existed', async () => {
  const member = await newMember(server)
  const { leadId } = member
  const rows = Array.from({ length: productLimits.forgotten }, (_, at) => ({
    ...{ person_id: leadId, code: `own-${at}`, content: null, changed_at: new Date(anHourAgo) },
  }))
  await db.insertInto('own_products').values(rows).execute()
  const [barcode, unknown] = [newBarcode(), newBarcode()]
  await keep(member, barcode, said(muesli))
  await forget(member, barcode)
  await forget(member, unknown)
  const kept = await db.selectFrom('own_products').select('code').where('person_id', '=', leadId).execute()
  expect(kept).toHaveLength(productLimits.forgotten)
  for (const late of [barcode, unknown]) await keep(member, late, said(muesli, 1))
  expect(await productsOf(member)).toEqual([])
})

test('one person with several leads is one witness', async () => {
  const barcode = newBarcode()
  const email = `${randomUUID()}@example.com`
  for (let time = 0; time < 3; time++) {
    const member = await newMember(server, email)
    await keep(member, barcode, said(muesli, time))
  }
  expect(await found(await newMember(server), barcode)).toEqual({ source: 'none' })
})

test("a shop's own number is stored for its member and shared with no one", async () => {
  const barcode = completed('203456789012')
  for (let time = 0; time < 3; time++) await keep(await newMember(server), barcode, said(muesli))
  const member = await newMember(server)
  expect(await found(member, barcode)).toEqual({ source: 'none' })
  await keep(member, barcode, said(muesli))
  expect(await found(member, barcode)).toEqual({ source: 'own', product: muesli })
})

test.each([
  ['4006381333932', 'a wrong check digit'],
  [completed('978345678901'), 'a book'],
])('%s is refused: %s', async (barcode) => {
  const member = await newMember(server)
  expect(refusalIn(await find(member, barcode))).toEqual([422, 'BARCODE_INVALID', 'barcode'])
  expect(refusalIn(await keep(member, barcode, said(muesli)))).toEqual([422, 'BARCODE_INVALID', 'code'])
})

test('contradictory figures are questioned, and accepted if the pack says so', async () => {
  const member = await newMember(server)
  const wrong = { ...muesli, values: { ...muesli.values, carbs: 6 } }
  expect(refusalIn(await keep(member, MUESLI, said(wrong)))).toEqual([422, 'PACK_DOUBTFUL', 'product.values'])
  expect(await productsOf(member)).toEqual([])
  expect((await keep(member, MUESLI, said(wrong, 0, { asPrinted: true }))).statusCode).toBe(200)
})

test.each<[string, unknown]>([
  ['no name', said({ ...muesli, name: ' ' })],
  ['a control character in the name', said({ ...muesli, name: 'a\0b' })],
  ['a figure missing', { ...said(muesli), product: { ...muesli, values: { energy: 1 } } }],
  ['a negative figure', said({ ...muesli, values: { ...muesli.values, fat: -1 } })],
  ['a serving of zero', said({ ...muesli, basis: { per: 'serving', unit: 'g', serving: 0 } })],
  ['an unknown field', { ...said(muesli), email: 'x' }],
])('%s is refused', async (_, body) => {
  expect((await keep(await newMember(server), MUESLI, body)).statusCode).toBe(422)
})

test('only members have products', async () => {
  const visitor = await newVisitor(server)
  expect(refusalIn(await find(visitor, MUESLI))).toEqual([403, 'MEMBERS_ONLY'])
  expect(refusalIn(await server.get(routes.memberProducts))).toEqual([401, 'TOKEN_INVALID'])
})
