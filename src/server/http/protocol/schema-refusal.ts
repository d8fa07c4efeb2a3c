import type { TLocalizedValidationError } from 'typebox/error'
import { IDEMPOTENCY_KEY, MANAGE_SECRET, ORDER_SECRET } from '#domain/api/routes.ts'
import { Problem, type ProblemCode } from '#domain/problems.ts'

// Maps, not objects: the names are the sender's, and every object has a "constructor".
const fieldCodes: ReadonlyMap<string, ProblemCode> = new Map([
  ['hero.email', 'EMAIL_INVALID'],
  ['hero.height', 'HEIGHT_IMPLAUSIBLE'],
  ['hero.weight', 'WEIGHT_IMPLAUSIBLE'],
  ['hero.goalWeight', 'GOAL_IMPLAUSIBLE'],
  ['hero.eventDate', 'EVENT_DATE_INVALID'],
  // The secret of a mailed link that cannot be one is as good as a used one.
  ['secret', 'RESUME_LINK_INVALID'],
])

const headerCodes: ReadonlyMap<string, ProblemCode> = new Map([
  [IDEMPOTENCY_KEY, 'IDEMPOTENCY_KEY_INVALID'],
  [ORDER_SECRET, 'ORDER_UNKNOWN'],
  [MANAGE_SECRET, 'MANAGE_LINK_INVALID'],
])

// A place in an address that cannot be one is not there.
const placeCodes: ReadonlyMap<string, ProblemCode> = new Map([
  ['week', 'WEEK_NOT_OPEN'],
  ['day', 'DAY_UNKNOWN'],
  ['meal', 'MEAL_UNKNOWN'],
  ['recipe', 'RECIPE_UNKNOWN'],
  ['ingredient', 'FOOD_UNKNOWN'],
])

/** The refusal for input that does not fit its schema. It names the field and never the value. */
export function refusalOf(part: string | undefined, errors: readonly TLocalizedValidationError[]): Problem {
  const field = errors.map(fieldOf).find((name) => name !== undefined)
  if (part === 'headers') return new Problem(headerCodes.get(field ?? '') ?? 'QUERY_INVALID')
  if (part === 'params') return new Problem(placeCodes.get(field ?? '') ?? 'ORDER_UNKNOWN')
  if (part === 'querystring') return new Problem('QUERY_INVALID', field)
  return new Problem(fieldCodes.get(field ?? '') ?? 'INPUT_INVALID', field)
}

/** Dotted path of what an error is about, at most two names deep; undefined where it is the whole. */
function fieldOf(error: TLocalizedValidationError): string | undefined {
  const names = [...error.instancePath.split('/').slice(1), ...namesMissing(error)]
  const shown = names.slice(0, 2).filter(isPlainName)
  return shown.length === 0 ? undefined : shown.join('.')
}

const namesMissing = (error: TLocalizedValidationError): readonly string[] =>
  error.keyword === 'required' ? error.params.requiredProperties.slice(0, 1) : []

// A name the sender made up is repeated only where it looks like the name of a field.
const isPlainName = (name: string): boolean => /^[A-Za-z][A-Za-z0-9-]{0,39}$/.test(name)
