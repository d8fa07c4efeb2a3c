import type { Page } from 'playwright-core'
import type { Persona } from '#tests/e2e/personas/persona.ts'
import { keyboardInput } from './keyboard-input.ts'

/** What a person does with a page, whatever they do it with. Selectors are the app's stable hooks. */
export type InputMethod = {
  /** A button or a link. */
  readonly press: (selector: string) => Promise<void>
  /** One of the cards of which one is chosen and turns the page. */
  readonly choose: (value: string | number) => Promise<void>
  /** A checkbox or a radio, given by its label. */
  readonly tick: (label: string) => Promise<void>
  /** Text into a field. */
  readonly write: (field: string, text: string) => Promise<void>
  /** A day into a date field, YYYY-MM-DD. */
  readonly writeDay: (field: string, day: string) => Promise<void>
}

function pointerInput(page: Page, point: 'tap' | 'click'): InputMethod {
  const press = (selector: string) => page.locator(selector)[point]()
  return {
    press,
    choose: (value) => press(`main [data-value="${value}"]`),
    tick: press,
    write: (field, text) => page.fill(field, text),
    writeDay: (field, day) => page.fill(field, day),
  }
}

export function inputMethodOf(page: Page, device: Persona['input']): InputMethod {
  if (device === 'keyboard') return keyboardInput(page)
  return pointerInput(page, device === 'finger' ? 'tap' : 'click')
}
