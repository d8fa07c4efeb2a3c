import type { Page } from 'playwright-core'
import type { Slug } from '#domain/funnel/journey.ts'
import { pathOf } from '#domain/funnel/path.ts'
import { visit } from '#tests/e2e/hydration.ts'
import type { Persona } from '#tests/e2e/personas/persona.ts'
import { recordOf, todayInUtc } from '#tests/e2e/personas/record-of.ts'
import { answerStep } from './answer-step.ts'
import { arriveAt } from './expect-step.ts'
import { inputMethodOf } from './input-method.ts'

/**
 * Goes from the start page to a step, without checking the steps on the way. If the device has the answers up to `from`
 * stored, the start page leads there.
 */
export async function goToStep(page: Page, persona: Persona, goal: Slug, from?: Slug): Promise<void> {
  const input = inputMethodOf(page, persona.input)
  await visit(page, '/v3/')
  if (from === undefined) await input.choose(persona.picks.gender)
  else await input.press('[data-action=continue]')
  const steps = pathOf(recordOf(persona, todayInUtc()))
  for (const step of steps.slice(steps.findIndex(({ slug }) => slug === (from ?? steps[0]?.slug)))) {
    await arriveAt(page, step.slug)
    if (step.slug === goal) return
    await answerStep(page, input, persona, step)
  }
}
