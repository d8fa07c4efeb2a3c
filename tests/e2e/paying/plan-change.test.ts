import { expect, inject } from 'vitest'
import { violationsOn } from '../accessibility/violations.ts'
import { test } from '../browser.ts'
import { casesOf } from '../every-case.ts'
import { newAddress } from '../new-address.ts'
import { emailsTo } from '../walk/mailbox.ts'
import { openSubscription } from './subscription-page.ts'

const mailed = async (email: string, words: string) =>
  (await emailsTo(inject('appUrl'), email)).filter(({ subject }) => subject.includes(words)).length

test('a customer chooses another plan using only the keyboard, gets an email, and undoes the choice', async ({
  open,
}) => {
  const email = newAddress('changes-plan')
  const page = await openSubscription(open, email, { device: 'desktop' })
  await page.focus('a:text-is("Change plan")')
  await page.keyboard.press('Enter')
  await page.waitForSelector('[data-plan="3-MONTH"]')
  expect(await page.textContent('main')).toMatch(
    /Nothing is charged today\..*From \w+ \d+, \d{4}: 12-Week Plan, \$59\.99 every 90 days until you cancel, instead of 4-Week Plan, \$29\.99/,
  )
  expect(await page.isChecked('input[name=plan-consent]')).toBe(false)
  await page.focus('[data-action=change-plan]')
  await page.keyboard.press('Enter')
  expect(await page.textContent('[role=alert]')).toBe('Please agree to the price of the new plan first.')
  // The focus is on the box.
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.waitForSelector('[data-done]:has-text("Your plan changes")')
  await expect.poll(() => mailed(email, 'as you chose it')).toBe(1)
  await page.click('a:text-is("Back to my subscription")')
  await page.waitForSelector('[data-plan-change=agreed]')
  expect(await page.textContent('main')).toMatch(/Next payment\$59\.99 on \w+ \d+, \d{4}, then every 90 days/)
  await page.focus('[data-action=keep-plan]')
  await page.keyboard.press('Enter')
  await page.waitForSelector('a:text-is("Change plan")')
  expect(await page.textContent('main')).toMatch(/Next payment\$29\.99 on/)
  // The button is gone: the focus is on the plan that stays.
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Plan')
  await expect.poll(() => mailed(email, 'stays as it is')).toBe(1)
})

test.for(casesOf(['phone'], ['phone', 'desktop'] as const))(
  'axe finds nothing on the choice of a plan and its result: %s',
  async (device, { open }) => {
    const page = await openSubscription(open, newAddress('plan-looks'), { device })
    const found: string[] = []
    const look = async () => {
      const isWide = await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      )
      found.push(...(await violationsOn(page)), ...(isWide ? ['it is wider than the screen'] : []))
    }
    await page.click('a:text-is("Change plan")')
    await page.waitForSelector('[data-plan="3-MONTH"]')
    await look()
    await page.check('input[name=plan-consent]')
    await page.click('[data-action=change-plan]')
    await page.waitForSelector('[data-done]')
    await look()
    await page.click('a:text-is("Back to my subscription")')
    await page.waitForSelector('[data-plan-change=agreed]')
    await look()
    expect(found).toEqual([])
  },
)
