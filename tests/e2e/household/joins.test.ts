import { expect, inject } from 'vitest'
import { routes } from '#domain/api/routes.ts'
import { visit } from '#tests/e2e/hydration.ts'
import { test } from '../browser.ts'
import { confirmedLead } from '../buyer.ts'
import { newOwner } from '../member/plan-owner.ts'
import { shows } from '../member/plan-page.ts'
import { newAddress } from '../new-address.ts'
import { frank } from '../personas/men.ts'
import { answeredAll } from '../visitor.ts'

test('who has answered the questions joins by a link on their own device, and eats from the same week', async ({
  open,
}) => {
  const owner = await newOwner()
  // The reply has this type by the route's response schema.
  const { path } = (await (await owner.ask('POST', routes.memberInvitations)).json()) as { path: string }
  const { token } = await confirmedLead(inject('appUrl'), newAddress('joins'), frank)
  const page = await open({ stored: { ...answeredAll(frank), token } })
  await visit(page, path)
  await page.locator('dt', { hasText: 'What it costs' }).waitFor()
  // The secret is out of the address before anything is tapped.
  expect(new URL(page.url()).hash).toBe('')
  await page.fill('input[autocomplete=given-name]', 'Frank')
  await page.tap('[data-action=join]')
  await page.waitForSelector('[role=alert]')
  await page.getByRole('checkbox').check()
  await page.tap('[data-action=join]')
  await shows(page, 'today')
  await page.locator('[data-plates]').first().waitFor()
  const kitchen = await (await owner.ask('GET', routes.memberHousehold)).json()
  expect(kitchen.eaters).toMatchObject([{ isYou: true }, { name: 'Frank', isYou: false }])
})
