import type { Page } from 'playwright-core'
import type { Slug } from '#domain/funnel/journey.ts'
import { pathOf } from '#domain/funnel/path.ts'
import { visit } from '#tests/e2e/hydration.ts'
import type { Persona } from '#tests/e2e/personas/persona.ts'
import { recordOf, todayInUtc } from '#tests/e2e/personas/record-of.ts'
import { answerStep } from './answer-step.ts'
import { arriveAt } from './expect-step.ts'
import { inputMethodOf } from './input-method.ts'

/** From the start page to a step, looking at nothing but the screen. */
export async function goToStep(page: Page, persona: Persona, goal: Slug): Promise<void> {
  const input = inputMethodOf(page, persona.input)
  await visit(page, '/v3/')
  await input.choose(persona.picks.gender)
  for (const step of pathOf(recordOf(persona, todayInUtc()))) {
    await arriveAt(page, step.slug)
    if (step.slug === goal) return
    await answerStep(page, input, persona, step)
  }
}
