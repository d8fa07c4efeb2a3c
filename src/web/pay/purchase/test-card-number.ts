import { type SandboxScenario, sandboxScenarios, scenarioNames } from '#domain/billing/sandbox-cards.ts'

/** What a typed card number stands for. Only listed test numbers stand for anything; every other one stays here. */
export type CardReading =
  | { readonly kind: 'empty' }
  | { readonly kind: 'listed'; readonly scenario: SandboxScenario }
  | { readonly kind: 'unlisted' }

/** Spaces and hyphens are how people read a number from a card. */
const digitsOf = (text: string): string => text.replace(/[\s-]/g, '')

export function readCardNumber(typed: string): CardReading {
  const digits = digitsOf(typed)
  if (digits === '') return { kind: 'empty' }
  const scenario = scenarioNames.find((name) => digitsOf(sandboxScenarios[name]) === digits)
  return scenario === undefined ? { kind: 'unlisted' } : { kind: 'listed', scenario }
}
