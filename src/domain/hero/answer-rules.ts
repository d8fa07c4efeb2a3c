import { choices } from '#domain/answers/choices.ts'
import { numberLimits } from '#domain/answers/limits.ts'
import type { HeroKey } from '#domain/funnel/hero.ts'
import { type AnswerKey, journey, type KeyedStep } from '#domain/funnel/journey.ts'
import { isIsoDate } from '#domain/iso-date.ts'
import { isEmail } from './email.ts'

type Rule = (value: unknown) => boolean

const oneOf =
  (options: readonly (string | number)[]): Rule =>
  (value) =>
    options.some((option) => option === value)

/** At least one known option, none twice; the exclusive option may only occur alone. */
function someOf(options: readonly string[], alone: string | undefined): Rule {
  return (value) =>
    Array.isArray(value) &&
    value.length > 0 &&
    value.length <= options.length &&
    new Set(value).size === value.length &&
    value.every((item) => options.includes(item)) &&
    !(alone !== undefined && value.length > 1 && value.includes(alone))
}

function ruleOf(step: KeyedStep): Rule {
  switch (step.kind) {
    case 'choice':
    case 'scale':
      return oneOf(choices[step.key])
    case 'choices':
      return someOf(choices[step.key], 'alone' in step ? step.alone : undefined)
    case 'number': {
      const { min, max } = numberLimits[step.key]
      return (value) => typeof value === 'number' && value >= min && value <= max
    }
    case 'date':
      return (value) => typeof value === 'string' && isIsoDate(value)
    case 'email':
      return (value) => typeof value === 'string' && isEmail(value)
  }
}

const rules: ReadonlyMap<string, Rule> = new Map<string, Rule>([
  ['gender', oneOf([...choices.gender, ''])],
  ...journey.flatMap((step): [AnswerKey, Rule][] => ('key' in step ? [[step.key, ruleOf(step)]] : [])),
])

export const isHeroKey = (key: string): key is HeroKey => rules.has(key)

/** Whether the key may have this value. */
export const isValidAnswer = (key: HeroKey, value: unknown): boolean => rules.get(key)?.(value) === true
