import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { routes } from '#domain/api/routes.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { asOwner, newBuyer, newLeadToken, postOrder, refusalIn } from '#server/test-client.fixture.ts'

const server = await testApp()
const { services } = server
const { db } = services
const newToken = () => newLeadToken(server, `${randomUUID()}@example.com`)
const quote = (productId: string, coupon: string) =>
  server.get(`${routes.quote}?${new URLSearchParams({ productId, coupon })}`)
const withCoupon = (coupon: string, expectedAmountMinor: number, productId = 'test-1-week') => ({
  coupon,
  expectedAmountMinor,
  productId,
})
const addCoupon = async (id: number, changes: object) => {
  const plain = {
    id,
    code: `TEST${id}`,
    kind: 'amount_off',
    amount_minor: null,
    currency: null,
    percent: null,
  } as const
  const rules = { plan_key: null, ends_at: null, max_redemptions: null } as const
  await db
    .insertInto('coupons')
    .values({ ...plain, ...rules, ...changes })
    .execute()
  return plain.code
}

test.each([
  ['test-1-week', 'WELCOME7', 700, 999],
  ['test-1-month', 'welcome20', 2000, 2999],
  ['test-3-month', 'WELCOME30', 3000, 5999],
])(
  'the first period of %s costs with %s what the coupon says, and renewals cost the full price',
  async (productId, code, price, list) => {
    expect((await quote(productId, code)).json()).toEqual({
      productId,
      coupon: code.toUpperCase(),
      currency: 'USD',
      listAmountMinor: list,
      amountMinor: price,
      endsAt: null,
    })
    const buyer = await newBuyer(server, withCoupon(code, price, productId))
    const seen = (await asOwner(server, buyer).get(routes.subscription)).json()
    expect(seen).toMatchObject({
      payments: [{ amountMinor: price }],
      renewal: { amountMinor: productId === 'test-3-month' ? 5999 : 2999 },
    })
    const order = await db.selectFrom('orders').selectAll().where('id', '=', buyer.orderId).executeTakeFirstOrThrow()
    expect(order).toMatchObject({ list_amount_minor: list, first_amount_minor: price })
    const consent = await db
      .selectFrom('consents')
      .select('text')
      .where('order_id', '=', buyer.orderId)
      .executeTakeFirstOrThrow()
    expect(consent.text).toContain(`I agree to pay $${price / 100}.00 today`)
    expect(consent.text).toContain(`Without the code ${code.toUpperCase()} today would cost $${list / 100}`)
    const receipt = await asOwner(server, buyer).get(routes.receipt.replace(':receipt', seen.payments[0].id))
    expect(receipt.json().discount).toEqual({ listAmountMinor: list, code: code.toUpperCase() })
  },
)

test('a coupon never raises a price, and half a cent is rounded once', async () => {
  const dear = await addCoupon(101, { kind: 'fixed_price', amount_minor: 5000, currency: 'USD' })
  const foreign = await addCoupon(102, { kind: 'amount_off', amount_minor: 500, currency: 'EUR' })
  const huge = await addCoupon(103, { kind: 'amount_off', amount_minor: 5000, currency: 'USD' })
  const third = await addCoupon(104, { kind: 'percent_off', percent: 35 })
  const amounts = await Promise.all(
    [dear, foreign, huge, third].map(async (code) => (await quote('test-1-week', code)).json().amountMinor),
  )
  expect(amounts).toEqual([999, 999, 0, 649])
  expect((await postOrder(server, await newToken(), withCoupon(dear, 999))).json().state).toBe('paid')
  expect(refusalIn(await postOrder(server, await newToken(), withCoupon(dear, 5000)))).toEqual([409, 'PRICE_CHANGED'])
  expect(refusalIn(await postOrder(server, await newToken(), { expectedAmountMinor: 700 }))).toEqual([
    409,
    'PRICE_CHANGED',
  ])
})

test('a coupon ends by the server’s clock, even if the page still shows it', async () => {
  const code = await addCoupon(110, {
    kind: 'percent_off',
    percent: 50,
    ends_at: new Date(services.now().getTime() + 60_000),
  })
  expect((await quote('test-1-week', code)).json()).toMatchObject({ endsAt: expect.any(String) })
  server.pass(60_000)
  expect(refusalIn(await quote('test-1-week', code))).toEqual([404, 'COUPON_UNKNOWN', 'coupon'])
  const token = await newToken()
  expect(refusalIn(await postOrder(server, token, withCoupon(code, 499)))).toEqual([404, 'COUPON_UNKNOWN', 'coupon'])
  expect((await postOrder(server, token)).json().state).toBe('paid')
})

test.each([
  ['unknown', 'test-1-week', 'NOTHING'],
  ['of another plan', 'test-1-week', 'WELCOME20'],
])('a code that is %s is refused', async (_, productId, code) => {
  expect(refusalIn(await quote(productId, code))).toEqual([404, 'COUPON_UNKNOWN', 'coupon'])
})

test('a limited coupon is redeemed up to its limit, even by parallel orders', async () => {
  const code = await addCoupon(120, { kind: 'percent_off', percent: 50, max_redemptions: 2 })
  const tokens = await Promise.all(Array.from({ length: 6 }, newToken))
  const replies = await Promise.all(tokens.map((token) => postOrder(server, token, withCoupon(code, 499))))
  expect(replies.map((reply) => reply.statusCode).toSorted()).toEqual([201, 201, 404, 404, 404, 404])
  expect(refusalIn(await quote('test-1-week', code))).toEqual([404, 'COUPON_UNKNOWN', 'coupon'])
})

test('the last redemption of a coupon is kept for a buyer who tries another card', async () => {
  const code = await addCoupon(121, { kind: 'percent_off', percent: 50, max_redemptions: 1 })
  const [token, other] = [await newToken(), await newToken()]
  const declined = { ...withCoupon(code, 499), sandbox: { scenario: 'declined' } }
  expect(refusalIn(await postOrder(server, token, declined))).toEqual([402, 'PAYMENT_DECLINED'])
  expect(refusalIn(await postOrder(server, other, withCoupon(code, 499)))).toEqual([404, 'COUPON_UNKNOWN', 'coupon'])
  expect((await postOrder(server, token, withCoupon(code, 499))).json().state).toBe('paid')
})
