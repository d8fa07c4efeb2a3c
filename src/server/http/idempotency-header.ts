import { Type } from 'typebox'
import { IDEMPOTENCY_KEY } from '#domain/api/routes.ts'

/** A random UUID (version 4) that the client creates for one action and sends again with every repetition of it. */
export const IdempotencyHeader = Type.Object({
  [IDEMPOTENCY_KEY]: Type.String({
    pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$',
  }),
})
