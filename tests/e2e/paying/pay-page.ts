import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import { type SandboxScenario, sandboxScenarios } from '#domain/billing/sandbox-cards.ts'
import { visit } from '#tests/e2e/hydration.ts'
import type { Look } from '../browser.ts'
import { confirmedLead } from '../buyer.ts'
import { ada } from '../personas/women.ts'
import { addressOf, answeredAll, healthy } from '../visitor.ts'

export const PAY = '[data-method=CREDIT_CARD]'

/** The pay page of a visitor who has confirmed this address. */
export async function openPay(
  open: (look?: Look) => Promise<Page>,
  email: string,
  look: Look = {},
  persona = ada,
): Promise<Page> {
  const lead = await confirmedLead(inject('appUrl'), email, persona)
  const page = await open({ ...look, stored: { ...answeredAll(persona), ...lead, ...look.stored }, inTab: healthy })
  await visit(page, addressOf('pay', persona))
  await page.waitForSelector('[data-plan]')
  return page
}

/** Agrees and types a test card; presses nothing. */
export async function fillIn(page: Page, scenario: SandboxScenario = 'ok'): Promise<void> {
  await page.check('input[name=consent]')
  await page.fill('input[name=card]', sandboxScenarios[scenario])
}

export const isPaid = (page: Page) =>
  page.waitForSelector('main[data-step=complete]:has-text("Thank you, your plan is yours")')
