import { type Static, Type } from 'typebox'

/** The form of every refusal: a code for programs, a sentence for people, and the field it is about. */
export const ProblemReply = Type.Object({
  code: Type.String(),
  message: Type.String(),
  field: Type.Optional(Type.String()),
  requestId: Type.String(),
})
export type ProblemReply = Static<typeof ProblemReply>

/** The part of a refusal that the browser needs. */
export const Refusal = Type.Pick(ProblemReply, ['code', 'message', 'field'])
