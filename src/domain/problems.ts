import { answerProblems } from '#domain/hero/answer-problems.ts'

/**
 * Everything that may go wrong in front of a person: its code, the HTTP status it travels with, and the sentence it
 * says. The sentence tells what to do next and never repeats what was typed.
 */
export const problems = {
  BODY_NOT_JSON: { status: 400, say: 'We could not read what was sent. Please try again.' },
  BODY_TOO_LARGE: { status: 413, say: 'That is more than we can take at once. Please shorten it.' },
  MEDIA_TYPE_UNSUPPORTED: { status: 415, say: 'We could not read what was sent. Please try again.' },
  INPUT_INVALID: { status: 422, say: 'Something in your answers does not fit. Please look at the marked field.' },
  QUERY_INVALID: { status: 400, say: 'This address is missing something or has too much in it.' },
  NOT_FOUND: { status: 404, say: 'There is nothing at this address.' },
  METHOD_NOT_ALLOWED: { status: 405, say: 'This address does not do that.' },
  TOO_MANY_REQUESTS: { status: 429, say: 'That was a lot at once. Please wait a minute and try again.' },
  UNEXPECTED: { status: 500, say: 'Something went wrong on our side. Nothing was lost; please try again.' },
  SERVICE_UNAVAILABLE: { status: 503, say: 'We are not quite ready. Please try again in a moment.' },

  ...answerProblems,

  TOKEN_INVALID: { status: 401, say: 'Please confirm your e-mail address again.' },
  RESUME_LINK_INVALID: { status: 410, say: 'This link was used already or has expired. Please ask for a new one.' },
  IDEMPOTENCY_KEY_INVALID: { status: 400, say: 'We could not match this to what you did before. Please try again.' },
  IDEMPOTENCY_KEY_REUSED: { status: 409, say: 'This was sent before with other content. Please try again.' },

  PRODUCT_UNKNOWN: { status: 404, say: 'This plan is no longer on offer. Please choose another.' },
  PRICE_CHANGED: {
    status: 409,
    say: 'The price has changed since you opened this page. Please look at the new one before you pay.',
  },
  CONSENT_MISSING: { status: 422, say: 'Please agree to the terms of the subscription first.' },
  ORDER_UNKNOWN: { status: 404, say: 'We do not know this order.' },
  ALREADY_SUBSCRIBED: { status: 409, say: 'You already have a plan. There is nothing more to pay.' },
  PAYMENT_DECLINED: {
    status: 402,
    say: 'Your bank declined the payment. Nothing was charged; you can try another card.',
  },
  PAYMENT_INSUFFICIENT_FUNDS: {
    status: 402,
    say: 'There is not enough money on this card. Nothing was charged; you can try another card.',
  },
  PAYMENT_CARD_EXPIRED: { status: 402, say: 'This card has expired. Nothing was charged; you can try another card.' },
} as const satisfies Record<string, { status: number; say: string }>

export type ProblemCode = keyof typeof problems

/** A refusal that may be shown to the person; thrown inside, translated once at the edge. */
export class Problem extends Error {
  readonly code: ProblemCode
  /** The field the refusal is about, as a dotted path such as `hero.goalWeight`. */
  readonly field: string | undefined

  constructor(code: ProblemCode, field?: string) {
    super(problems[code].say)
    this.name = 'Problem'
    this.code = code
    this.field = field
  }
}
