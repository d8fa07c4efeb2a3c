import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { PlanKey } from '#domain/billing/plans.ts'
import { sandboxScenarios, sandboxWallets } from '#domain/billing/sandbox-cards.ts'
import type { Persona } from '../personas/persona.ts'
import type { InputMethod } from './input-method.ts'

export const paymentWays = ['card', ...sandboxWallets] as const satisfies readonly Persona['pays'][]

/** First payment of each plan in the sandbox's catalogue. */
export const prices = { '1-WEEK': '$9.99', '1-MONTH': '$29.99', '3-MONTH': '$59.99' } as const satisfies Record<
  PlanKey,
  string
>

const chosenPlan = (page: Page) => page.locator('[data-plan]:has(input:checked)').getAttribute('data-plan')

type Payer = Pick<Persona, 'buys' | 'pays'>

/** Chooses a plan, agrees and presses the button; the second plan by price is preselected. */
export async function orderFor(page: Page, input: InputMethod, { buys, pays }: Payer): Promise<void> {
  await page.waitForSelector('[data-plan]')
  expect(await chosenPlan(page)).toBe('1-MONTH')
  await input.tick(`[data-plan="${buys}"]`)
  expect(await chosenPlan(page)).toBe(buys)
  expect(await page.isChecked('input[name=consent]')).toBe(false)
  await input.tick('label:has(input[name=consent])')
  if (pays === 'card') await input.write('input[name=card]', sandboxScenarios.ok)
  const button = pays === 'card' ? '[data-method=CREDIT_CARD]' : `[data-method=FAST_PAYMENTS][data-wallet="${pays}"]`
  expect(await page.textContent(button)).toContain(prices[buys])
  await input.press(button)
}

/** Approves in the window of a wallet, which names the wallet and the amount, and says that it is a test. */
export async function approveIn(page: Page, input: InputMethod, { buys, pays }: Payer): Promise<void> {
  const text = await page.textContent('dialog[open]')
  for (const words of [`${pays} (sandbox)`, 'No money moves', prices[buys], 'Next payment'])
    expect(text).toContain(words)
  await input.press('dialog[open] [data-action=approve]')
}

/** Orders a plan and pays it, with an approval if a wallet pays. */
export async function payFor(page: Page, input: InputMethod, payer: Payer): Promise<void> {
  await orderFor(page, input, payer)
  if (payer.pays !== 'card') await approveIn(page, input, payer)
}
