import { expect, inject } from 'vitest'
import { visit } from '#tests/e2e/hydration.ts'
import { inputMethodOf } from '#tests/e2e/walk/input-method.ts'
import { test } from '../browser.ts'
import { confirmedLead } from '../buyer.ts'
import { newAddress } from '../new-address.ts'
import { storedHero } from '../stored-hero.ts'
import { addressOf, answeredAll, answeredUpTo, healthy } from '../visitor.ts'
import { orderFor, payFor } from '../walk/pay-for.ts'

test('two tabs answer together: neither loses what was answered in the other', async ({ open }) => {
  const first = await open({ stored: answeredUpTo('weight-change') })
  const second = await first.context().newPage()
  await visit(first, addressOf('weight-change'))
  await visit(second, addressOf('weight-change'))
  await first.tap('main [data-value=GAIN_AND_LOSE_WEIGHT_EASILY]')
  await first.waitForSelector('main[data-step=caused-weight-gain]')
  // The other tab has heard of it.
  await second.waitForSelector('main [data-value=GAIN_AND_LOSE_WEIGHT_EASILY][aria-checked=true]')
  await first.tap('main [data-value=WORK_PRESSURE]')
  await second.tap('[data-action=next]')
  await second.waitForSelector('main [data-value=WORK_PRESSURE][data-chosen=true]')
  await second.tap('main [data-value=FINANCIAL_STRESS]')
  await first.waitForSelector('main [data-value=FINANCIAL_STRESS][data-chosen=true]')
  expect(await storedHero(first)).toMatchObject({
    weightChange: 'GAIN_AND_LOSE_WEIGHT_EASILY',
    causedWeightGain: ['WORK_PRESSURE', 'FINANCIAL_STRESS'],
  })
})

test('a tab follows when the other one begins anew with the other gender', async ({ open }) => {
  const first = await open({ stored: answeredUpTo('weight') })
  const second = await first.context().newPage()
  await visit(first, addressOf('weight'))
  await visit(second, '/v3/')
  await second.tap('[data-value=MALE]')
  await first.waitForURL('**/v3/man/weight')
  expect(await first.inputValue('input[name=weight]')).toBe('')
})

test('who pays in one tab does not pay again in the other', async ({ open }) => {
  const lead = await confirmedLead(inject('appUrl'), newAddress('two-tabs'))
  const first = await open({
    stored: { ...answeredAll(), ...lead },
    inTab: healthy,
    expected: [/status 409/, /console: .*409/],
  })
  const second = await first.context().newPage()
  for (const page of [first, second]) {
    await visit(page, addressOf('pay'))
    // It is a preview, so it would be refused once the plan is bought.
    await page.waitForSelector('#first-day')
  }
  await payFor(first, inputMethodOf(first, 'finger'), { buys: '1-MONTH', pays: 'card' })
  await first.waitForSelector('main[data-step=complete]:has-text("4-Week Plan")')
  await orderFor(second, inputMethodOf(second, 'finger'), { buys: '3-MONTH', pays: 'Apple Pay' })
  await second.waitForSelector('main:has-text("You already have a plan.")')
  await second.tap('a:text-is("To my subscription")')
  await second.waitForSelector('main[data-step=subscription]:has-text("4-Week Plan")')
})
