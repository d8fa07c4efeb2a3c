import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { type Slug, stepOf } from '#domain/funnel/journey.ts'
import { visit } from '#tests/e2e/hydration.ts'
import { goToStep } from '#tests/e2e/walk/go-to-step.ts'
import { inputMethodOf } from '#tests/e2e/walk/input-method.ts'
import { test } from '../browser.ts'
import { confirmedLead } from '../buyer.ts'
import { isEveryCase } from '../every-case.ts'
import { goToPlan, shows } from '../member/plan-page.ts'
import { newAddress } from '../new-address.ts'
import { ada } from '../personas/women.ts'
import { addressOf, answeredUpTo } from '../visitor.ts'
import { answerStep } from '../walk/answer-step.ts'
import { arriveAt } from '../walk/expect-step.ts'
import { openLink, resumeLinkTo } from '../walk/mailbox.ts'
import { payFor } from '../walk/pay-for.ts'

const calm = { ...ada, look: { ...ada.look, reducedMotion: true } }

/** As in private windows and in-app browsers: any access to the storage throws. */
const forbid = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
    }
  })

/** As with a full storage: stored values can be read, but nothing can be added. */
const fill = (page: Page) =>
  page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })

type Trouble = {
  readonly name: string
  readonly take: (page: Page) => Promise<unknown>
  /** The answers before this step are in the storage. */
  readonly from?: Slug
}

const troubles: readonly Trouble[] = [
  { name: 'forbidden', take: forbid },
  // Entries stored before can still be read.
  { name: 'full', take: fill, from: 'type-diet-prefer' },
]

/**
 * Answers the first questions, which the page must keep in memory; then an emailed link brings the others, and the
 * journey continues.
 */
async function goByLink(page: Page, persona: typeof calm): Promise<void> {
  await goToStep(page, persona, 'height')
  await page.tap('[data-action=back]')
  await page.tap('[data-action=back]')
  await arriveAt(page, 'goal-body')
  await page.waitForSelector(`main [data-value="${persona.picks.goalBody}"][aria-checked=true]`)
  await confirmedLead(inject('appUrl'), persona.email, persona)
  await openLink(page, await resumeLinkTo(inject('appUrl'), persona.email))
  for (const slug of ['finally-plan', 'personalize-plan', 'confirm-email'] as const) {
    await arriveAt(page, slug)
    const step = stepOf(slug)
    if (step !== undefined) await answerStep(page, inputMethodOf(page, 'finger'), persona, step)
  }
  await arriveAt(page, 'pay')
}

test.for(troubles)('with storage $name, the whole journey still works', async (trouble, { open }) => {
  const { name, take, from } = trouble
  const email = newAddress(`storage-${name}`)
  // A preview of the plan that is requested while the address is confirmed again may arrive too late for its token.
  const expected = [/status 401: GET .*\/member\/weeks\/1/, /console: .*status of 401/]
  const stored = from === undefined ? {} : answeredUpTo(from, calm)
  const page = await open({ ...calm.look, stored, expected })
  await take(page)
  const persona = { ...calm, email }
  if (from === undefined && !isEveryCase()) await goByLink(page, persona)
  else await goToStep(page, persona, 'pay', from)
  await page.tap('[data-action=back]')
  await arriveAt(page, 'confirm-email')
  expect(await page.inputValue('input[name=email]')).toBe(email)
  await page.tap('[data-action=next]')
  await arriveAt(page, 'pay')
  await payFor(page, inputMethodOf(page, 'finger'), persona)
  await page.waitForSelector('main[data-step=complete]:has-text("4-Week Plan")')
  // The plan is a separate document, and nothing remains where another site could read it.
  await page.tap('[data-action=open-plan]')
  await shows(page, 'today')
  expect(await page.evaluate(() => window.name)).toBe('')
  await goToPlan(page, '/list', 'list')
  await page.waitForSelector('label[data-value]')
})

test('with storage forbidden, a deep link leads home without an error', async ({ open }) => {
  const page = await open()
  await forbid(page)
  await visit(page, addressOf('weight'))
  await page.waitForSelector('main[data-step=home]')
  await page.click('button[aria-label="Dark theme"]')
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark')
})

test('a browser that stores nothing says so before the first answer, and offers another', async ({ open }) => {
  const page = await open({})
  await forbid(page)
  await visit(page, '/v3/')
  const note = page.locator('[role=status]:has-text("This browser keeps nothing")')
  await note.waitFor()
  expect(await note.locator('a[target=_blank]').count()).toBe(1)
  const [said, first] = await Promise.all([note.boundingBox(), page.locator('[data-value=FEMALE]').boundingBox()])
  expect(said?.y).toBeLessThan(first?.y ?? 0)
})
