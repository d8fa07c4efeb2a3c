import { type Static, Type } from 'typebox'
import { line, orNull, text } from '#domain/api/fields.ts'

const SavedPage = Type.Enum(['/funnel', '/breakdown', '/spend'] as const)
export type SavedPage = Static<typeof SavedPage>

const Query = text({ maxLength: 2000 })

export const ViewsReply = Type.Object({
  /** Those of the operator and those that are shared, by name. */
  views: Type.Array(
    Type.Object({
      id: Type.String(),
      page: SavedPage,
      name: Type.String(),
      query: Type.String(),
      isShared: Type.Boolean(),
      /** Who made it; null if the operator did. */
      by: orNull(Type.String()),
    }),
  ),
})
export type ViewsReply = Static<typeof ViewsReply>

export const ViewRequest = Type.Object(
  { page: SavedPage, name: line({ minLength: 1, maxLength: 60 }), query: Query, isShared: Type.Boolean() },
  { additionalProperties: false },
)
export const ViewParams = Type.Object({ id: Type.String({ format: 'uuid' }) })

export const AliasesReply = Type.Object({
  /** By the name under which they are counted. */
  aliases: Type.Array(Type.Object({ spelling: Type.String(), source: Type.String() })),
  /** Sources as visitors of the last weeks brought them, those with most visitors first, with the name they are counted under. */
  seen: Type.Array(Type.Object({ spelling: Type.String(), source: Type.String(), visitors: Type.Integer() })),
})
export type AliasesReply = Static<typeof AliasesReply>

const SourceName = text({ minLength: 1, maxLength: 60 })
export const AliasRequest = Type.Object({ spelling: SourceName, source: SourceName }, { additionalProperties: false })
export const AliasRemovedRequest = Type.Object({ spelling: SourceName }, { additionalProperties: false })
