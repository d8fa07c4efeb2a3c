import { sandboxScenarios } from '#domain/billing/sandbox-cards.ts'
import type { JourneyStep } from '#domain/funnel/journey.ts'
import { pathOf } from '#domain/funnel/path.ts'
import { addDays } from '#domain/time.ts'
import type { Persona } from '#tests/e2e/personas/persona.ts'
import { recordOf, todayInUtc } from '#tests/e2e/personas/record-of.ts'
import { arrives, type Person } from './person.ts'

const NEXT = '[data-action=next]'
const option = (value: string | number) => `main [data-value="${value}"]`

async function answer(person: Person, { picks, ...persona }: Persona, step: JourneyStep): Promise<void> {
  switch (step.kind) {
    case 'info':
      await person.taps(NEXT)
      // The health question comes before the first measure.
      if (step.slug === 'meal-plan')
        for (const value of persona.conditions) {
          await person.taps(option(value))
          await person.taps(NEXT)
        }
      return
    case 'choice':
    case 'scale':
      return person.taps(option(picks[step.key]))
    case 'choices':
      for (const value of picks[step.key]) await person.taps(option(value))
      return person.taps(NEXT)
    case 'number':
      await person.taps(`[data-unit="${persona.units}"]`)
      await person.writes(`main input[name=${step.key}]`, persona[step.key].typed[0] ?? '')
      return person.taps(NEXT)
    case 'date':
      await person.writes('main input[name=eventDate]', addDays(todayInUtc(), persona.eventInDays ?? 0))
      return person.taps(NEXT)
    case 'email':
      await person.writes('main input[name=email]', persona.email)
      return person.taps(NEXT)
    case 'prediction':
    case 'loading':
      return person.taps(NEXT)
    case 'pay':
      throw new Error('Paying is not an answer.')
  }
}

/** Answers every question from the first page on, as this persona does, and stops at the pay page. */
export async function walkToPay(person: Person, url: string, persona: Persona): Promise<void> {
  await person.go(`${url}/v3/`)
  await arrives(person, 'home')
  await person.taps(option(persona.picks.gender))
  for (const step of pathOf(recordOf(persona, todayInUtc()))) {
    await arrives(person, step.slug)
    if (step.kind !== 'pay') await answer(person, persona, step)
  }
}

/** Buys the four weeks with the test card that is accepted. */
export async function pay(person: Person): Promise<void> {
  await person.taps('[data-plan="1-MONTH"]')
  await person.taps('label:has(input[name=consent])')
  await person.writes('input[name=card]', sandboxScenarios.ok)
  await person.taps('[data-method=CREDIT_CARD]')
  await arrives(person, 'complete')
  await person.sees('[data-action=open-plan]')
}
