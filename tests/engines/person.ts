import { vi } from 'vitest'
import { type Driver, elementAt } from './drivers/driver.ts'

const PATIENCE = { timeout: 60_000, interval: 150 }

/** Somebody in front of a browser of any make. */
export type Person = Driver & {
  /** Waits until an expression is true in the page. */
  readonly until: (expression: string) => Promise<void>
  /** Waits until an element is in the page. */
  readonly sees: (selector: string) => Promise<void>
  /** Waits for an element, then presses it. */
  readonly taps: (selector: string) => Promise<void>
  /** Waits for the button or link with this text, then presses it. */
  readonly tapsOn: (name: string) => Promise<void>
  /** Waits for a field, then gives it this content as if typed. */
  readonly writes: (selector: string, text: string) => Promise<void>
}

/** Runs in the page: sets the content of a field as React notices it. */
const written = (selector: string, text: string) => `(() => {
  const field = ${elementAt(selector)}
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, ${JSON.stringify(text)})
  for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }))
})()`

/** Runs in the page: marks the button or link with a text, and says whether there is one. */
const marked = (name: string) => `(() => {
  document.querySelector('[data-named]')?.removeAttribute('data-named')
  const found = [...document.querySelectorAll('button, a, summary')].find((each) => each.textContent.trim() === ${JSON.stringify(name)})
  found?.setAttribute('data-named', '')
  return found !== undefined
})()`

export function personAt(driver: Driver): Person {
  const until = async (expression: string): Promise<void> => {
    // While a page is being left, there is nothing to ask.
    const isTrue = () => driver.read<boolean>(`Boolean(${expression})`).catch(() => false)
    await vi.waitUntil(isTrue, PATIENCE).catch(async () => {
      const place = await driver.read<string>('location.pathname + " " + document.body.innerText.slice(0, 400)')
      throw new Error(`Not true in a minute: ${expression} at ${place}`)
    })
  }
  const sees = (selector: string) => until(elementAt(selector))
  return {
    ...driver,
    until,
    sees,
    taps: async (selector) => {
      await sees(selector)
      await driver.press(selector)
    },
    tapsOn: async (name) => {
      await until(marked(name))
      await driver.press('[data-named]')
    },
    writes: async (selector, text) => {
      await sees(selector)
      await driver.read(written(selector, text))
    },
  }
}

/** Waits until a page is alive: its scripts have come, and its heading is theirs. */
export const arrives = (person: Person, step: string): Promise<void> =>
  person.until(
    `Object.keys(document.querySelector('main[data-step="${step}"] h1') ?? {}).some((key) => key.startsWith('__reactProps'))`,
  )
