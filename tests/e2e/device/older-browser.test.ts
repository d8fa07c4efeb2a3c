import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import { test } from '../browser.ts'
import { paidOrder } from '../buyer.ts'
import { goToPlan, shows } from '../member/plan-page.ts'
import { newAddress } from '../new-address.ts'
import { ada } from '../personas/women.ts'
import { goToStep } from '../walk/go-to-step.ts'
import { inputMethodOf } from '../walk/input-method.ts'
import { payFor } from '../walk/pay-for.ts'

/** Removes what Chrome 109, Firefox 115 and Safari 15.6 do not all have: calling it throws, as it does there. */
const age = (page: Page) =>
  page.addInitScript(() => {
    const lacking: readonly (readonly [object, readonly string[]])[] = [
      [Array, ['fromAsync']],
      [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with']],
      [Object, ['groupBy']],
      [Map, ['groupBy']],
      [Promise, ['withResolvers', 'try']],
      [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom']],
      [String.prototype, ['isWellFormed', 'toWellFormed']],
      [URL, ['canParse', 'parse']],
      [URLSearchParams.prototype, ['size']],
      [Response, ['json']],
      [Intl, ['Segmenter', 'DurationFormat']],
      [Intl.NumberFormat.prototype, ['formatRange', 'formatRangeToParts']],
      [Intl.Locale.prototype, ['getWeekInfo', 'weekInfo', 'getTextInfo', 'textInfo']],
      [Element.prototype, ['checkVisibility', 'setHTMLUnsafe']],
      [HTMLElement.prototype, ['showPopover', 'togglePopover', 'hidePopover', 'popover']],
      [HTMLInputElement.prototype, ['showPicker']],
      [Navigator.prototype, ['permissions', 'userActivation']],
      [AbortSignal, ['timeout', 'any']],
      [RegExp, ['escape']],
      [Math, ['sumPrecise']],
      [Document.prototype, ['startViewTransition']],
      [Uint8Array, ['fromBase64', 'fromHex']],
      [window, ['Iterator', 'CompressionStream', 'DecompressionStream', 'OffscreenCanvas', 'requestIdleCallback']],
    ]
    for (const [of, names] of lacking) for (const name of names) Reflect.deleteProperty(of, name)
    const iterator = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()))
    for (const name of ['map', 'filter', 'take', 'drop', 'flatMap', 'toArray', 'forEach', 'some', 'every', 'find']) {
      Reflect.deleteProperty(iterator, name)
    }
  })

const calm = { ...ada, look: { ...ada.look, reducedMotion: true } }

test('in a browser of early 2023 a visitor answers, pays and opens the plan', async ({ open }) => {
  const page = await open(calm.look)
  await age(page)
  const persona = { ...calm, email: newAddress('older') }
  await goToStep(page, persona, 'pay')
  await payFor(page, inputMethodOf(page, 'finger'), persona)
  await page.tap('[data-action=open-plan]')
  await shows(page, 'today')
})

test('in a browser of early 2023 a customer cancels', async ({ open }) => {
  const page = await open({ stored: await paidOrder(inject('appUrl'), newAddress('older-cancels')) })
  await age(page)
  await page.goto('/v3/subscription')
  await page.tap('a:text-is("Cancel subscription")')
  await page.waitForSelector('[data-action=cancel-now]')
  await page.tap('[data-action=cancel-now]')
  await page.waitForSelector('main:has-text("Your subscription is canceled")')
})

test('in a browser of early 2023 every page of the plan opens', async ({ open }) => {
  const email = newAddress('older-member')
  const page = await open({ stored: await paidOrder(inject('appUrl'), email) })
  await age(page)
  await page.goto('/v3/plan')
  await shows(page, 'today')
  for (const [path, name] of [
    ['/list', 'list'],
    ['/weight', 'weight'],
    ['/settings', 'settings'],
  ] as const) {
    await goToPlan(page, path, name)
  }
})
