import type { Page } from 'playwright-core'
import type { Persona } from '#tests/e2e/personas/persona.ts'
import { keyboardInput } from './keyboard-input.ts'

/** A person's actions on a page, independent of the input device. Selectors are the app's stable hooks. */
export type InputMethod = {
  /** Presses a button or a link. */
  readonly press: (selector: string) => Promise<void>
  /** Chooses a card of a single choice, which turns the page, and does not wait for the moment in which it is answered. */
  readonly choose: (value: string | number) => Promise<void>
  /** Ticks a checkbox or a radio, given by its label. */
  readonly tick: (label: string) => Promise<void>
  /** Types text into a field. */
  readonly write: (field: string, text: string) => Promise<void>
  /** Enters a day into a date field, YYYY-MM-DD. */
  readonly writeDay: (field: string, day: string) => Promise<void>
}

function pointerInput(page: Page, point: 'tap' | 'click'): InputMethod {
  const press = (selector: string) => page.locator(selector)[point]()
  return {
    press,
    choose: async (value) => {
      await press(`main [data-value="${value}"]`)
      await page.keyboard.press('Enter')
    },
    tick: press,
    write: (field, text) => page.fill(field, text),
    writeDay: (field, day) => page.fill(field, day),
  }
}

export function inputMethodOf(page: Page, device: Persona['input']): InputMethod {
  if (device === 'keyboard') return keyboardInput(page)
  return pointerInput(page, device === 'finger' ? 'tap' : 'click')
}
