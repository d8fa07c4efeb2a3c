import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** More tab stops than the longest page has. */
const STOPS_MAX = 60

/** Waits for the element, then presses Tab until the focus is on it, or on a control inside it. */
async function tabTo(page: Page, selector: string): Promise<void> {
  await page.waitForSelector(selector, { state: 'attached' })
  for (let stop = 0; stop < STOPS_MAX; stop++) {
    if (await isFocused(page, selector)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The Tab key does not reach ${selector}.`)
}

const isFocused = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => {
    const { activeElement } = document
    return activeElement?.closest(wanted) != null && activeElement.matches('a, button, input')
  }, selector)

/** Which card has the focus, what is stored, and where the page is. */
const standing = (page: Page) =>
  page.evaluate(() => ({
    focused: document.activeElement?.closest('[data-value]')?.getAttribute('data-value'),
    stored: localStorage.getItem('hero'),
    path: location.pathname,
  }))

/** Moves between cards with the arrow keys, which must neither choose a card nor turn the page. */
async function chooseCard(page: Page, value: string | number, key: 'Space' | 'Enter'): Promise<void> {
  const group = 'main [role=radio]'
  if ((await page.locator(group).count()) === 0) {
    // The two buttons of the start page.
    await tabTo(page, `main [data-value="${value}"]`)
    return page.keyboard.press(key)
  }
  await tabTo(page, group)
  const { stored, path } = await standing(page)
  for (let moved = 0; (await standing(page)).focused !== String(value); moved++) {
    if (moved > STOPS_MAX) throw new Error(`The arrows do not reach ${value}.`)
    await page.keyboard.press(moved % 2 === 0 ? 'ArrowDown' : 'ArrowRight')
  }
  expect(await standing(page)).toEqual({ focused: String(value), stored, path })
  await page.keyboard.press(key)
  // The answer is seen for a moment, unless the visitor goes on.
  await page.keyboard.press('Enter')
}

/** Ticks checkboxes with Space, and native radios with the arrow keys. */
async function tick(page: Page, label: string): Promise<void> {
  const control = page.locator(`${label} input`)
  if ((await control.getAttribute('type')) === 'checkbox') {
    await tabTo(page, `${label} input`)
    return page.keyboard.press('Space')
  }
  const name = await control.getAttribute('name')
  await tabTo(page, `input[name=${name}]`)
  for (let moved = 0; !(await control.isChecked()); moved++) {
    if (moved > STOPS_MAX) throw new Error(`The arrows do not reach ${label}.`)
    await page.keyboard.press('ArrowRight')
  }
}

/** The input method of a person who uses only the keyboard. */
export function keyboardInput(page: Page) {
  let chosen = 0
  return {
    press: async (selector: string) => {
      await tabTo(page, selector)
      await page.keyboard.press('Enter')
    },
    choose: async (value: string | number) => {
      chosen += 1
      await chooseCard(page, value, chosen % 2 === 0 ? 'Space' : 'Enter')
    },
    tick: (label: string) => tick(page, label),
    write: async (field: string, text: string) => {
      await tabTo(page, field)
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(text)
    },
    // An American date field expects month, day and year.
    writeDay: async (field: string, day: string) => {
      const [year = '', month = '', date = ''] = day.split('-')
      await tabTo(page, field)
      await page.keyboard.type(month + date + year)
    },
  }
}
