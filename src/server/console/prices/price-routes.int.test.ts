import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { PricesReply } from '#domain/api/console/prices.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { filled, routes } from '#domain/api/routes.ts'
import { addDays } from '#domain/time.ts'
import { signedInOperator } from '#server/operators/operator.fixture.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { newBuyer, refusalIn } from '#server/test-client.fixture.ts'

const server = await testApp()
const { services, get, post } = server
const { db } = services
const operator = await signedInOperator(server, ['prices'])
const inDays = (days: number) => addDays(services.now().toISOString().slice(0, 10), days)

const listed = async () => (await operator.get(consoleRoutes.prices)).json<PricesReply>()
async function priceOf(externalId: string) {
  const price = (await listed()).prices.find((one) => one.externalId === externalId)
  if (price === undefined) throw new Error('The price is not on sale.')
  return price
}
const replace = (id: string, changes: object = {}, key?: string) =>
  operator.act(
    filled(consoleRoutes.priceReplace, { id }),
    { firstMinor: 3499, renewalMinor: 3499, announceFrom: null, ...changes },
    key,
  )

test('a new price applies to new buyers, once for each key; existing subscribers keep theirs and are counted under it', async () => {
  await newBuyer(server, { productId: 'test-1-month' })
  const before = await priceOf('test-1-month')
  expect(before.subscribers).toEqual([{ renewalMinor: 2999, count: 1 }])
  const key = randomUUID()
  await Promise.all([1, 2, 3].map(() => replace(before.id, {}, key)))
  const after = await priceOf('test-1-month')
  expect(after).toMatchObject({ id: key, firstMinor: 3499, renewalMinor: 3499, announced: null })
  expect(after.subscribers).toEqual([{ renewalMinor: 2999, count: 1 }])
  const [product] = (await get(`${routes.products}?ids=test-1-month`)).json<{ priceMinor: number }[]>()
  expect(product?.priceMinor).toBe(3499)
  expect(refusalIn(await replace(before.id))).toEqual([404, 'PRODUCT_UNKNOWN'])
})

test('an announcement needs 30 days, and can be withdrawn until the first customer is notified', async () => {
  const { id } = await priceOf('test-3-month')
  expect(refusalIn(await replace(id, { announceFrom: inDays(30) }))).toEqual([422, 'INPUT_INVALID', 'announceFrom'])
  expect(refusalIn(await replace(id, { announceFrom: '2099-02-31' }))).toEqual([422, 'INPUT_INVALID', 'announceFrom'])
  await replace(id, { announceFrom: inDays(31) })
  const announced = await priceOf('test-3-month')
  expect(announced.announced).toMatchObject({ notified: 0 })
  const withdraw = () => operator.act(filled(consoleRoutes.priceWithdraw, { id: announced.id }))
  expect((await withdraw()).statusCode).toBe(200)
  expect((await withdraw()).statusCode).toBe(200)
  expect((await priceOf('test-3-month')).announced).toBeNull()
})

test('a coupon is added, can be used, and ends; a code that exists and invalid coupons are refused', async () => {
  const coupon = { code: 'SPRING50', kind: 'percent_off', value: 50, currency: 'USD' }
  const rules = { planKey: null, lastDay: null, maxRedemptions: null }
  const add = (changes: object = {}, key?: string) =>
    operator.act(consoleRoutes.coupons, { ...coupon, ...rules, ...changes }, key)
  const [added] = (await add()).json<PricesReply>().coupons
  expect(added).toMatchObject({ code: 'SPRING50', percent: 50, redeemed: 0 })
  const quote = () => get(`${routes.quote}?${new URLSearchParams({ productId: 'test-1-week', coupon: 'spring50' })}`)
  expect((await quote()).statusCode).toBe(200)
  expect(refusalIn(await add())).toEqual([409, 'COUPON_TAKEN', 'code'])
  expect(refusalIn(await add({ code: 'MORE', value: 101 }))).toEqual([422, 'INPUT_INVALID', 'value'])
  for (const lastDay of [inDays(-2), '2099-02-31'])
    expect(refusalIn(await add({ code: 'LATE', lastDay }))).toEqual([422, 'INPUT_INVALID', 'lastDay'])
  await operator.act(filled(consoleRoutes.couponEnd, { id: added?.id ?? 0 }))
  expect(refusalIn(await quote())).toEqual([404, 'COUPON_UNKNOWN', 'coupon'])
})

test('coupons added at the same time are all added, and one sent again is added once', async () => {
  const rules = { kind: 'percent_off', value: 5, currency: 'USD', planKey: null, lastDay: null, maxRedemptions: null }
  const add = (code: string, key: string) => operator.act(consoleRoutes.coupons, { ...rules, code }, key)
  const key = randomUUID()
  const replies = await Promise.all([add('TWICE', key), add('TWICE', key), add('BESIDE', randomUUID())])
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  const codes = (await listed()).coupons.flatMap(({ code }) => code ?? [])
  expect(codes).toEqual(expect.arrayContaining(['BESIDE', 'TWICE']))
})

test('without a sign-in or the right role nothing can be read or changed', async () => {
  const other = await signedInOperator(server, ['figures', 'customers', 'operators'])
  const { id } = await priceOf('test-1-week')
  const body = { firstMinor: 1, renewalMinor: 50, announceFrom: null }
  const url = filled(consoleRoutes.priceReplace, { id })
  expect(refusalIn(await get(consoleRoutes.prices))).toEqual([401, 'OPERATOR_NEEDED'])
  expect(refusalIn(await other.get(consoleRoutes.prices))).toEqual([403, 'ROLE_NEEDED'])
  expect(refusalIn(await post(url, body))).toEqual([401, 'OPERATOR_NEEDED'])
  expect(refusalIn(await post(url, body, { cookie: operator.cookie }))).toEqual([403, 'CROSS_SITE'])
  expect(refusalIn(await other.act(url, body))).toEqual([403, 'ROLE_NEEDED'])
  expect((await priceOf('test-1-week')).id).toBe(id)
  expect(await db.selectFrom('operator_acts').select('id').where('subject', '=', id).execute()).toEqual([])
})
