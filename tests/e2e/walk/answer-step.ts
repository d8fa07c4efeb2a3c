import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { JourneyStep } from '#domain/funnel/journey.ts'
import type { NumberKey } from '#domain/funnel/step.ts'
import { addDays } from '#domain/time.ts'
import type { Persona } from '../personas/persona.ts'
import { todayInUtc } from '../personas/record-of.ts'
import type { InputMethod } from './input-method.ts'

const NEXT = '[data-action=next]'

/**
 * Types a measure in the person's own units. A goal that is too low is refused, and the lowest healthy one accepted.
 */
async function measure(page: Page, input: InputMethod, persona: Persona, key: NumberKey): Promise<void> {
  const { [key]: wanted, units, refusedGoal } = persona
  await input.tick(`[data-unit=${units}]`)
  const [main, inches] = key === 'goalWeight' && refusedGoal !== undefined ? [refusedGoal] : wanted.typed
  await input.write(`input[name=${key}]`, main)
  if (inches !== undefined) await input.write('input[name=heightInches]', inches)
  if (key === 'goalWeight' && refusedGoal !== undefined) {
    await input.press(NEXT)
    await expect.poll(() => page.locator('[role=alert]').textContent()).toContain('below the healthy range')
    await input.press('button:text-is("Use this goal")')
    expect(await page.inputValue('input[name=goalWeight]')).toBe(wanted.typed[0])
  }
  await input.press(NEXT)
}

/** Answers the health question if the step asks it in this tab. `after` is what the page shows otherwise. */
async function answerHealth(page: Page, input: InputMethod, { conditions }: Persona, after: string): Promise<void> {
  await page.waitForSelector(`main [name=conditions], ${after}`)
  if ((await page.locator('main [name=conditions]').count()) === 0) return
  for (const value of conditions) await input.tick(`main [data-value="${value}"]`)
  await input.press(NEXT)
}

/** Answers one step as the person would, up to and including the action that turns the page. */
export async function answerStep(page: Page, input: InputMethod, persona: Persona, step: JourneyStep): Promise<void> {
  switch (step.kind) {
    case 'info':
      await input.press(NEXT)
      if (step.slug === 'meal-plan') await answerHealth(page, input, persona, 'main[data-step=height]')
      return
    case 'prediction':
      await answerHealth(page, input, persona, `main ${NEXT}`)
      return input.press(NEXT)
    case 'choice':
    case 'scale':
      return input.choose(persona.picks[step.key])
    case 'choices':
      for (const value of persona.picks[step.key]) await input.tick(`main [data-value="${value}"]`)
      return input.press(NEXT)
    case 'number':
      return measure(page, input, persona, step.key)
    case 'date':
      await input.writeDay('input[name=eventDate]', addDays(todayInUtc(), persona.eventInDays ?? 0))
      return input.press(NEXT)
    case 'loading':
      await answerHealth(page, input, persona, 'main progress')
      await page.waitForSelector('main progress')
      return input.press(NEXT)
    case 'email':
      await input.write('input[name=email]', persona.email)
      return input.press(NEXT)
    case 'pay':
      throw new Error('Paying is not an answer.')
  }
}
