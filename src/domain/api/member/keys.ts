import { type Static, Type } from 'typebox'
import { Moment, orNull } from '#domain/api/fields.ts'
import { leadKeyKinds } from '#domain/key-kinds.ts'

/** Something that opens the member's plan, subscription or answers. */
export const KeyView = Type.Object({
  id: Type.String(),
  kind: Type.Enum([...leadKeyKinds]),
  /** A device, such as "Chrome, Android", or what an emailed link is about, such as "receipt". */
  label: Type.String(),
  /** Who made it: the member, the app in an email of its own, or an operator. */
  madeBy: Type.Enum(['owner', 'app', 'operator']),
  madeAt: Moment,
  /** When it ends at the latest. */
  until: Moment,
  lastUsed: orNull(Moment),
  /** Whether the request came with it. */
  isThis: Type.Boolean(),
})
export type KeyView = Static<typeof KeyView>

export const KeysReply = Type.Object({ keys: Type.Array(KeyView) })
export type KeysReply = Static<typeof KeysReply>

export const KeyParams = Type.Object({ accessKey: Type.String({ format: 'uuid' }) })
