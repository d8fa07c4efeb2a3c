import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { JourneyStep } from '#domain/funnel/journey.ts'
import type { NumberKey } from '#domain/funnel/step.ts'
import { addDays } from '#domain/time.ts'
import type { Persona } from '../personas/persona.ts'
import { todayInUtc } from '../personas/record-of.ts'
import type { InputMethod } from './input-method.ts'

const NEXT = '[data-action=next]'

/** Types a measure in the person's own units. A goal that is too low is refused, and the lowest healthy one taken. */
async function measure(page: Page, hands: InputMethod, persona: Persona, key: NumberKey): Promise<void> {
  const { [key]: wanted, units, refusedGoal } = persona
  await hands.tick(`[data-unit=${units}]`)
  const [main, inches] = key === 'goalWeight' && refusedGoal !== undefined ? [refusedGoal] : wanted.typed
  await hands.write(`input[name=${key}]`, main)
  if (inches !== undefined) await hands.write('input[name=heightInches]', inches)
  if (key === 'goalWeight' && refusedGoal !== undefined) {
    await hands.press(NEXT)
    await expect.poll(() => page.locator('[role=alert]').textContent()).toContain('below the healthy range')
    await hands.press('button:text-is("Take this goal")')
    expect(await page.inputValue('input[name=goalWeight]')).toBe(wanted.typed[0])
  }
  await hands.press(NEXT)
}

/** Answers one step as the person would, up to and including what turns the page. */
export async function answerStep(page: Page, hands: InputMethod, persona: Persona, step: JourneyStep): Promise<void> {
  switch (step.kind) {
    case 'info':
    case 'prediction':
      return hands.press(NEXT)
    case 'choice':
    case 'scale':
      return hands.choose(persona.picks[step.key])
    case 'choices':
      for (const value of persona.picks[step.key]) await hands.tick(`main [data-value="${value}"]`)
      return hands.press(NEXT)
    case 'number':
      return measure(page, hands, persona, step.key)
    case 'date':
      await hands.writeDay('input[name=eventDate]', addDays(todayInUtc(), persona.eventInDays ?? 0))
      return hands.press(NEXT)
    case 'loading':
      for (const value of persona.conditions) await hands.tick(`main [data-value="${value}"]`)
      await hands.press(NEXT)
      await page.waitForSelector('main progress')
      return hands.press(NEXT)
    case 'email':
      await hands.write('input[name=email]', persona.email)
      return hands.press(NEXT)
    case 'pay':
      throw new Error('Paying is no answer.')
  }
}
