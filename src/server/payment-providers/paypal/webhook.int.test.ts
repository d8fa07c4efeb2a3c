import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { plusDays } from '#domain/time.ts'
import { contractOrder } from '#server/payment-providers/provider-contract.example.ts'
import { keyOf, type RawWebhook, WebhookRefused } from '#server/platform/payment-provider/provider.ts'
import { type CertificateRequest, newCertificate } from '#tests/peers/paypal/certificate.ts'
import { paypalFixture } from '#tests/peers/paypal/paypal-fixture.ts'
import { SIGNER_NAME } from '#tests/peers/paypal/paypal-peer.ts'
import { signatureHeaders } from '#tests/peers/paypal/webhooks.ts'
import { VERIFICATIONS_PER_MINUTE } from './webhook-signature.ts'

const { peer, provider, strict, buy, look, pass, now, takeWebhooks: taken } = await paypalFixture()
afterAll(peer.stop)
beforeEach(() => {
  peer.faults.clear()
  taken()
})

const order = () => contractOrder('ok', { method: 'FAST_PAYMENTS' })
const read = (webhook: RawWebhook, at = now()) => provider.readWebhook(webhook, at)
/** The purchase that a webhook is about; if it names only a payment, the provider is asked. */
async function purchaseOf(webhook: RawWebhook) {
  const hint = await read(webhook)
  return hint.payment === null ? hint : { ...hint, ...(await provider.purchaseOfPayment(hint.payment)) }
}
const refused = (webhook: RawWebhook, at = now()) => expect(read(webhook, at)).rejects.toThrow(WebhookRefused)
const one = (webhooks: readonly RawWebhook[]): RawWebhook => {
  const [first] = webhooks
  if (first === undefined) throw new Error('no webhook was delivered')
  return first
}
const verificationsAsked = () => peer.calls.filter(({ call }) => call.endsWith('verify-webhook-signature')).length
const year = { from: plusDays(now(), -365), to: plusDays(now(), 365) }

/** A webhook signed with a certificate that the stand-in serves under this name. */
function signedBy(name: string, changes: Partial<CertificateRequest>, chain: readonly string[] = []) {
  const certified = newCertificate({ name: SIGNER_NAME, issuer: peer.authority, ...year, ...changes })
  peer.certificates.set(name, [certified.pem, ...chain].join(''))
  const { body } = one(taken())
  const certificateUrl = `${peer.url}/v1/notifications/certs/${name}`
  return { body, headers: signatureHeaders({ certified, webhookId: peer.webhookId, certificateUrl }, body, now()) }
}

test('every event leads to its subscription or its order, in any order and however often', async () => {
  const bought = await buy(order())
  peer.buyer.dispute(bought.ref)
  const refund = { id: crypto.randomUUID(), chargeRef: bought.charges[0]?.ref ?? '', amount: bought.charges[0]?.amount }
  if (refund.amount === undefined) throw new Error('nothing was paid')
  await provider.refund(bought.ref, { ...refund, amount: refund.amount }, keyOf.refund(refund.id))
  await provider.cancel(bought.ref, 'now', keyOf.cancel(bought.ref, 1))
  const hints = await Promise.all(taken().map(purchaseOf))
  expect(hints.map(({ type, ref, orderId, livemode }) => [type, ref, orderId, livemode])).toEqual(
    [
      'BILLING.SUBSCRIPTION.CREATED',
      'BILLING.SUBSCRIPTION.ACTIVATED',
      'PAYMENT.SALE.COMPLETED',
      'CUSTOMER.DISPUTE.CREATED',
      'PAYMENT.CAPTURE.REFUNDED',
      'BILLING.SUBSCRIPTION.CANCELLED',
    ].map((type) => [type, bought.ref, bought.orderId, false]),
  )
  expect(new Set(hints.map(({ eventId }) => eventId)).size).toBe(hints.length)
  expect(verificationsAsked()).toBe(0)
})

test('the stand-in delivers webhooks twice, in reverse or never, as requested', async () => {
  await buy(order())
  const twice = await Promise.all(taken('duplicated').map((each) => read(each)))
  expect(new Set(twice.map(({ eventId }) => eventId)).size).toBe(twice.length / 2)
  await buy(order())
  const backwards = await Promise.all(taken('reordered').map((each) => read(each)))
  expect(backwards[0]?.type).toBe('PAYMENT.SALE.COMPLETED')
  await buy(order())
  expect(taken('dropped')).toEqual([])
})

test('events of no interest, or about payments that are not ours, lead nowhere', async () => {
  const deliver = (event_type: string, resource: object) =>
    read(peer.webhooks.sign(Buffer.from(JSON.stringify({ id: 'WH-1', event_type, resource }))))
  expect(await deliver('INVOICING.INVOICE.PAID', { id: 'INV2' })).toMatchObject({ ref: null, orderId: null })
  expect(await deliver('PAYMENT.CAPTURE.COMPLETED', { id: 'FOREIGN' })).toMatchObject({
    ref: null,
    orderId: null,
    payment: 'FOREIGN',
  })
  expect(await provider.purchaseOfPayment('FOREIGN')).toBeNull()
  expect(await deliver('CUSTOMER.DISPUTE.CREATED', {})).toMatchObject({ ref: null, orderId: null, payment: null })
})

describe('refused', () => {
  test('a body with one byte changed, one that is not an event, or one without a signature', async () => {
    await buy(order())
    const good = one(taken())
    await read(good)
    await refused({ ...good, body: Buffer.concat([good.body, Buffer.from(' ')]) })
    await refused({ ...good, body: Buffer.from('') })
    await refused({ ...good, body: Buffer.from('{"id":1}') })
    await refused({ ...good, headers: {} })
    for (const name of Object.keys(good.headers).filter((each) => each.startsWith('paypal-')))
      await refused({ ...good, headers: { ...good.headers, [name]: undefined } })
    await refused({ ...good, headers: { ...good.headers, 'paypal-auth-algo': 'SHA1withRSA' } })
  })

  test('a delivery from long ago or from the future', async () => {
    await buy(order())
    const good = one(taken())
    await read(good, plusDays(now(), 0.4))
    await refused(good, plusDays(now(), 1))
    await refused(good, plusDays(now(), -0.01))
    await refused({ ...good, headers: { ...good.headers, 'paypal-transmission-time': 'today' } })
  })

  test('a delivery that PayPal signed for another webhook', async () => {
    await buy(order())
    const good = one(taken())
    const certified = newCertificate({ name: SIGNER_NAME, issuer: peer.authority, ...year })
    peer.certificates.set('FOREIGN', certified.pem)
    const certificateUrl = `${peer.url}/v1/notifications/certs/FOREIGN`
    const headers = signatureHeaders({ certified, webhookId: 'OTHER', certificateUrl }, good.body, now())
    await refused({ ...good, headers })
  })

  test.each([
    ['of no known authority', { issuer: newCertificate({ name: 'Unknown', isAuthority: true, ...year }) }],
    ['of another name', { name: 'messageverificationcerts.paypal.com.example.com' }],
    ['that has expired', { to: plusDays(now(), -1) }],
    ['that is not valid yet', { from: plusDays(now(), 100) }],
    [
      'issued by one that must not issue any',
      { issuer: newCertificate({ name: SIGNER_NAME, issuer: peer.authority, ...year }) },
    ],
  ])(
    'a certificate %s; PayPal is asked, and does not confirm it',
    async (name, changes: Partial<CertificateRequest>) => {
      await buy(order())
      const before = verificationsAsked()
      const chain = changes.issuer === undefined ? [] : [changes.issuer.pem]
      await refused(signedBy(`CERT-${name.replaceAll(' ', '-')}`, changes, chain))
      expect(verificationsAsked() - before).toBe(1)
    },
  )
})

test('a certificate may come with its intermediate certificates', async () => {
  await buy(order())
  const between = newCertificate({ name: 'Between', issuer: peer.authority, isAuthority: true, ...year })
  expect(await read(signedBy('CHAIN', { issuer: between }, [between.pem]))).toMatchObject({ livemode: false })
})

test('without a trusted root PayPal itself is asked, with the very bytes', async () => {
  const bought = await buy(order())
  const good = one(taken())
  const before = verificationsAsked()
  expect(await strict.readWebhook(good, now())).toMatchObject({ ref: bought.ref })
  expect(verificationsAsked() - before).toBe(1)
  const spaced = { ...good, body: Buffer.from(good.body.toString().replace(':', ': ')) }
  await expect(strict.readWebhook(spaced, now())).rejects.toThrow(WebhookRefused)
})

test('if a certificate cannot be fetched PayPal is asked; if it does not answer either, the webhook may be delivered again', async () => {
  await buy(order())
  const good = one(taken())
  const lost = { ...good.headers, 'paypal-cert-url': `${peer.url}/v1/notifications/certs/LOST` }
  await expect(read({ ...good, headers: lost })).resolves.toMatchObject({ livemode: false })
  pass(0)
  expect((await look((await buy(order())).ref)).state).toBe('active')
})

test('invented certificates are fetched only once each, and PayPal is asked a limited number of times a minute', async () => {
  await buy(order())
  const good = one(taken())
  const deliveredWith = (name: string, at = now()) =>
    read({ ...good, headers: { ...good.headers, 'paypal-cert-url': `${peer.url}/v1/notifications/certs/${name}` } }, at)
  const fetched = (name: string) => peer.calls.filter(({ call }) => call.endsWith(`/certs/${name}`)).length
  pass(1 / 24)
  const before = verificationsAsked()
  for (let delivered = 0; delivered < 3; delivered++) await deliveredWith('MADE-UP')
  expect(fetched('MADE-UP')).toBe(1)
  const deliveries = Array.from({ length: 60 }, (_, count) => deliveredWith(`MADE-UP-${count}`))
  const outcomes = await Promise.allSettled(deliveries)
  expect(verificationsAsked() - before).toBe(VERIFICATIONS_PER_MINUTE)
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(63 - VERIFICATIONS_PER_MINUTE)
  const names = Array.from({ length: 60 }, (_, count) => fetched(`MADE-UP-${count}`))
  expect(names.filter((times) => times > 0).length).toBeLessThan(20)
  // A webhook refused for that reason is delivered again, and a good one is accepted all the while.
  await expect(read(good)).resolves.toMatchObject({ livemode: false })
  pass(1 / 24 / 30)
  await expect(deliveredWith('MADE-UP')).resolves.toMatchObject({ livemode: false })
})
