import { expect, inject } from 'vitest'
import { routes } from '#domain/api/routes.ts'
import { visit } from '#tests/e2e/hydration.ts'
import { test } from '../browser.ts'
import { inEveryCase } from '../every-case.ts'
import { newAddress } from '../new-address.ts'
import { storedHero } from '../stored-hero.ts'
import { addressOf, answeredUpTo, healthy } from '../visitor.ts'
import { emailsTo } from '../walk/mailbox.ts'
import { fillIn, isPaid, openPay, PAY } from './pay-page.ts'
import { keysPostedTo, pressTwice } from './requests.ts'

const expected = [/failed: /, /console: Failed to load/, /console: The address of this device/, /status 503/]

inEveryCase(() => {
  test('without a server for the address: the page says so, keeps the address, and continues when the server is back', async ({
    open,
  }) => {
    const email = newAddress('no-server')
    const page = await open({ stored: answeredUpTo('confirm-email'), inTab: healthy, expected })
    const keys = keysPostedTo(page, routes.leads)
    await page.route('**/api/**', (route) => route.abort('connectionrefused'))
    await visit(page, addressOf('confirm-email'))
    await page.fill('input[name=email]', email)
    await page.tap('[data-action=next]')
    await page.waitForSelector('main:has-text("We can’t reach our server right now")')
    expect(await page.inputValue('input[name=email]')).toBe(email)
    await page.unrouteAll()
    await page.waitForSelector('main[data-step=pay]')
    expect(new Set(keys).size).toBe(1)
    expect(await storedHero(page)).toMatchObject({ email })
    expect(await emailsTo(inject('appUrl'), email)).toHaveLength(1)
  })
})

inEveryCase(() => {
  test('an address whose confirmation is not answered is confirmed only once', async ({ open }) => {
    const email = newAddress('lost-confirmation')
    const page = await open({ stored: answeredUpTo('confirm-email'), inTab: healthy, expected })
    await page.route(`**${routes.leads}`, async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    })
    await visit(page, addressOf('confirm-email'))
    await page.fill('input[name=email]', email)
    await page.tap('[data-action=next]')
    await page.waitForSelector('main:has-text("We can’t reach our server right now")')
    await page.unrouteAll()
    await page.waitForSelector('main[data-step=pay]')
    expect(await emailsTo(inject('appUrl'), email)).toHaveLength(1)
  })
})

test('a double press after typing the address sends it once', async ({ open }) => {
  const email = newAddress('double-press')
  const page = await open({ stored: answeredUpTo('confirm-email'), inTab: healthy })
  const keys = keysPostedTo(page, routes.leads)
  await visit(page, addressOf('confirm-email'))
  await page.fill('input[name=email]', email)
  await pressTwice(page, '[data-action=next]', routes.leads)
  await page.waitForSelector('main[data-step=pay]')
  expect(new Set(keys).size).toBe(1)
  expect(await emailsTo(inject('appUrl'), email)).toHaveLength(1)
})

test('without a server for the payment: nothing typed is lost, and the order is paid once when the server is back', async ({
  open,
}) => {
  const page = await openPay(open, newAddress('no-server-pay'), { expected })
  const keys = keysPostedTo(page, routes.orders)
  await page.route('**/api/**', (route) => route.fulfill({ status: 503, json: { code: 'SERVICE_UNAVAILABLE' } }))
  await fillIn(page)
  await page.tap(PAY)
  await page.waitForSelector('main:has-text("We can’t reach our server right now")')
  expect(await page.inputValue('input[name=card]')).toBe('4242 4242 4242 4242')
  expect(await page.isChecked('input[name=consent]')).toBe(true)
  await page.unrouteAll()
  await isPaid(page)
  expect(keys.length).toBeGreaterThan(1)
  expect(new Set(keys).size).toBe(1)
})

test('with a token unknown to the server the page asks for the address again, and then the visitor can pay', async ({
  open,
}) => {
  const page = await openPay(open, newAddress('forgotten'), {
    stored: { token: 'unknown-unknown-unknown-unknown' },
    expected: [/status 401/, /console: .*401/],
  })
  await fillIn(page)
  await page.tap(PAY)
  await page.tap('button:text-is("Confirm my email address")')
  await page.waitForSelector('main[data-step=confirm-email]')
  await page.fill('input[name=email]', newAddress('remembered'))
  await page.tap('[data-action=next]')
  await page.waitForSelector('[data-plan]')
  await fillIn(page)
  await page.tap(PAY)
  await isPaid(page)
})
