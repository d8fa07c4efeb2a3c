import { expect } from 'vitest'
import { outOfReach } from '../accessibility/out-of-reach.ts'
import { test } from '../browser.ts'
import { casesOf } from '../every-case.ts'
import { newAddress } from '../new-address.ts'
import { openPay, PAY } from './pay-page.ts'

const sizes = [
  { width: 390, height: 844 },
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
] as const

test.for(casesOf(sizes.slice(1), sizes))(
  'consent and button are in view from the start at $width x $height',
  async (size, { open }) => {
    const page = await openPay(open, newAddress(`bar-${size.width}`))
    await page.setViewportSize(size)
    await page.waitForSelector(PAY)
    const inView = () =>
      page.evaluate(() =>
        ['input[name=consent]', '[data-method=CREDIT_CARD]'].every((name) => {
          const box = document.querySelector(name)?.getBoundingClientRect()
          return box !== undefined && box.top >= 0 && box.bottom <= window.innerHeight
        }),
      )
    expect(await inView()).toBe(true)
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2))
    expect(await inView()).toBe(true)
    // The terms are beside the button: price, period, renewal and how to cancel.
    expect(await page.textContent('[data-pay-bar]')).toMatch(
      /I agree to pay \$29\.99 today and \$29\.99 every 30 days until I cancel.*Pay \$29\.99 now/,
    )
  },
)

test('the terms come first, then wallets, the card, the small print and the bar; no gap is wider than a finger', async ({
  open,
}) => {
  const page = await openPay(open, newAddress('bar-order'))
  await page.waitForSelector(PAY)
  const tops = await page.evaluate(() => {
    const names = [
      '[data-plan]',
      '[data-terms]',
      '[data-wallet]',
      'input[name=card]',
      'a[href$=privacy]',
      '[data-pay-bar]',
    ]
    window.scrollTo(0, document.body.scrollHeight)
    return names.map((name) => document.querySelector(name)?.getBoundingClientRect().top ?? Number.NaN)
  })
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))
  const gaps = await page.evaluate(() => {
    const parts = [...document.querySelectorAll('form > *, fieldset:has([data-plan])')]
    const boxes = parts.map((part) => part.getBoundingClientRect()).filter(({ height }) => height > 0)
    const sorted = boxes.toSorted((a, b) => a.top - b.top)
    return sorted.slice(1).map((box, index) => box.top - (sorted[index]?.bottom ?? 0))
  })
  expect(Math.max(...gaps.slice(0, -1))).toBeLessThan(44)
})

const inTwoColumns = [
  { width: 1280, height: 800 },
  { width: 844, height: 390 },
] as const

test.for(casesOf(inTwoColumns.slice(1), inTwoColumns))(
  'in two columns the bar is below the terms and the card at $width x $height',
  async (size, { open }) => {
    const page = await openPay(open, newAddress(`bar-${size.width}`), { device: 'desktop' })
    await page.setViewportSize(size)
    await page.waitForSelector(PAY)
    const tops = await page.evaluate(() =>
      ['[data-terms]', '[data-wallet]', 'input[name=card]', '[data-pay-bar]'].map(
        (name) => document.querySelector(name)?.getBoundingClientRect().top ?? Number.NaN,
      ),
    )
    expect(tops).toEqual(tops.toSorted((a, b) => a - b))
  },
)

test('both errors are shown, the first has the focus, and nothing is hidden behind the bar', async ({ open }) => {
  const page = await openPay(open, newAddress('bar-errors'))
  await page.tap(PAY)
  expect(await page.locator('[role=alert]').count()).toBe(2)
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('card')
  expect(await outOfReach(page)).toEqual([])
})
