import type { Page } from 'playwright-core'
import type { Slug } from '#domain/funnel/journey.ts'
import { pathOf } from '#domain/funnel/path.ts'
import { visit } from '../alive.ts'
import type { Persona } from '../personas/persona.ts'
import { recordOf, todayInUtc } from '../personas/record-of.ts'
import { answerStep } from './answer-step.ts'
import { arriveAt } from './expect-step.ts'
import { handsOf } from './hands.ts'

/** From the start page to a step, looking at nothing but the screen. */
export async function strollTo(page: Page, persona: Persona, goal: Slug): Promise<void> {
  const hands = handsOf(page, persona.hand)
  await visit(page, '/v3/')
  await hands.choose(persona.picks.gender)
  for (const step of pathOf(recordOf(persona, todayInUtc()))) {
    await arriveAt(page, step.slug)
    if (step.slug === goal) return
    await answerStep(page, hands, persona, step)
  }
}
