import { Type } from 'typebox'
import { MANAGE_SECRET } from '#domain/api/routes.ts'

/** The secret of an emailed link to a subscription, if a request has one. */
export const ManageHeader = Type.Object({
  [MANAGE_SECRET]: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{20,100}$' })),
})
