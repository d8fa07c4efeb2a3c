import { expect, inject } from 'vitest'
import { orderNumber } from '#domain/billing/order-number.ts'
import { plans } from '#domain/billing/plans.ts'
import { type Slug, stepOf } from '#domain/funnel/journey.ts'
import type { Open } from '../browser.ts'
import { goWithin } from '../hydration.ts'
import { newAddress } from '../new-address.ts'
import type { Persona } from '../personas/persona.ts'
import { storedHero } from '../stored-hero.ts'
import { addressOf, answeredUpTo } from '../visitor.ts'
import { answerStep } from './answer-step.ts'
import { expectForecast } from './expect-forecast.ts'
import { arriveAt, expectStep } from './expect-step.ts'
import { emailsTo, openLink, resumeLinkTo } from './mailbox.ts'
import { payFor, prices } from './pay-for.ts'
import { storedOrder } from './stored-order.ts'
import { beginWalk, type Walk, walkAgainTo, walkBack, walkTo } from './walk.ts'

/** The steps after the forecast: the health question, the address, the plan. */
async function walkToPay({ page, persona, input, whole, entries }: Walk): Promise<void> {
  const { email: _, ...hero } = whole
  const place = (await page.evaluate(() => history.length)) - entries
  for (const [index, slug] of (['finally-plan', 'personalize-plan', 'confirm-email'] as const).entries()) {
    await expectStep(page, { slug, hero, entries: entries + place + index })
    const step = stepOf(slug)
    if (step !== undefined) await answerStep(page, input, persona, step)
  }
  await expectStep(page, { slug: 'pay', hero: whole, entries: entries + place + 3 })
}

/** Buys the plan; checks that the server has the order and that the receipt was emailed. */
async function buy({ page, persona, input }: Walk): Promise<void> {
  const { buys, email } = persona
  const entries = await page.evaluate(() => history.length)
  await payFor(page, input, persona)
  await arriveAt(page, 'complete')
  // Going back does not lead to the pay page again.
  expect(await page.evaluate(() => history.length)).toBe(entries)
  await page.waitForSelector('main[data-step=complete] [data-action=open-plan]')
  const order = await storedOrder(page, inject('appUrl'))
  expect(order).toMatchObject({ state: 'paid', planKey: buys, planName: plans[buys].label, sandbox: true })
  await page.waitForSelector(`main:has-text("${orderNumber(order.id)}")`)
  await arriveAt(page, 'complete')
  const shown = await page.textContent('main')
  for (const words of [prices[buys], plans[buys].label, orderNumber(order.id), email]) expect(shown).toContain(words)
  const receipt = (await emailsTo(inject('appUrl'), email)).find(({ subject }) => subject.includes('receipt'))
  expect(receipt?.text).toContain(orderNumber(order.id))
}

/** Checks that the emailed link brings the answers to another device, once. */
export async function resumeElsewhere(open: Open, { persona, whole }: Walk): Promise<void> {
  const link = await resumeLinkTo(inject('appUrl'), persona.email)
  const elsewhere = await open({ device: 'desktop' })
  await openLink(elsewhere, link)
  // A person who has paid arrives in the plan.
  await elsewhere.waitForSelector('main[data-step=plan-today]')
  // The page may be loaded once more, in the language that the plan is read in.
  await expect.poll(() => storedHero(elsewhere)).toEqual(whole)
  await expect.poll(() => elsewhere.evaluate(() => localStorage.getItem('units'))).toBe(persona.units)

  const late = await open({ device: 'desktop', expected: [/status 410/, /console: .*410/] })
  await openLink(late, link)
  await expect.poll(() => late.textContent('h1')).toBe('This link no longer works')
  expect(await late.evaluate(() => localStorage.getItem('hero'))).toBe('{"gender":""}')
  expect(new URL(late.url()).hash).toBe('')
}

type Way = {
  /** Whether to go all the way back from the forecast and forward again: step by step, or at once by its address. */
  readonly back?: 'step by step' | 'at once'
  /** The step up to which answers were given before, and are stored on the device. */
  readonly from?: Slug
}

/**
 * Walks from the start page to the forecast (and, if requested, all the way back and forward again) and on to the paid
 * plan, under an address that has bought nothing yet.
 */
export async function walkWholeJourney(open: Open, walker: Persona, { back, from }: Way = {}): Promise<Walk> {
  const persona = { ...walker, email: newAddress(walker.email.replace(/@.*/, '')) }
  const stored = from === undefined ? {} : answeredUpTo(from, persona)
  const page = await open({ ...persona.look, stored })
  const walk = await beginWalk(page, persona)
  await walkTo(walk, 'finally-plan', from)
  await expectForecast(page, persona)
  if (back !== undefined) {
    await walkBack(walk, 'finally-plan', 'arrow')
    if (back === 'step by step') await walkAgainTo(walk, 'finally-plan')
    else await goWithin(page, addressOf('finally-plan', persona), 'finally-plan')
    await expectForecast(page, persona)
  }
  await walkToPay(walk)
  await buy(walk)
  return walk
}
