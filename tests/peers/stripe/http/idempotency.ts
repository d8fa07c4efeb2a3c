import { StripeRefusal } from '../refusal.ts'

export type Answer = {
  readonly status: number
  readonly body: unknown
  readonly headers?: Readonly<Record<string, string>>
}
type StoredAnswer = { readonly content: string; answer: Answer | null }

/** Stores requests and replies by idempotency key, as Stripe does for at least a day. */
export function createIdempotency() {
  const kept = new Map<string, StoredAnswer>()
  return {
    /** The earlier reply, or null if the key is new; a new key is reserved. @throws StripeRefusal */
    begin(key: string, content: string): Answer | null {
      const before = kept.get(key)
      if (before === undefined) {
        kept.set(key, { content, answer: null })
        return null
      }
      if (before.content !== content)
        throw new StripeRefusal(400, {
          type: 'idempotency_error',
          message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.',
        })
      if (before.answer === null)
        throw new StripeRefusal(409, {
          type: 'idempotency_error',
          code: 'idempotency_key_in_use',
          message: 'There is currently another in-progress request using this key.',
        })
      return before.answer
    },
    keep(key: string, answer: Answer): void {
      const taken = kept.get(key)
      if (taken !== undefined) taken.answer = answer
    },
    /** Forgets a key whose request was invalid. */
    release: (key: string): void => {
      kept.delete(key)
    },
  }
}
export type Idempotency = ReturnType<typeof createIdempotency>
