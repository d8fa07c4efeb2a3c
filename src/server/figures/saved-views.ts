import type { SavedPage, ViewsReply } from '#domain/api/console/views.ts'
import { Problem } from '#domain/problem.ts'
import type { Services } from '#server/services.ts'

type Source = Pick<Services, 'db' | 'now'>

type NewView = {
  readonly id: string
  readonly page: SavedPage
  readonly name: string
  readonly query: string
  readonly isShared: boolean
}

/** The views that an operator sees: their own and the shared ones. */
export async function readViews({ db }: Pick<Source, 'db'>, login: string): Promise<ViewsReply> {
  const rows = await db
    .selectFrom('saved_views')
    .selectAll()
    .where('removed_at', 'is', null)
    .where(({ or, eb }) => or([eb('made_by', '=', login), eb('is_shared', '=', true)]))
    .orderBy('name')
    .orderBy('id')
    .execute()
  return {
    views: rows.map(({ id, page, name, query, is_shared, made_by }) => ({
      ...{ id, page, name, query, isShared: is_shared },
      by: made_by === login ? null : made_by,
    })),
  }
}

/** Keeps a view; the same id again keeps nothing. */
export async function addView({ db, now }: Source, login: string, view: NewView): Promise<void> {
  const { id, page, name, query, isShared } = view
  await db
    .insertInto('saved_views')
    .values({ ...{ id, page, name, query }, is_shared: isShared, made_by: login, made_at: now(), removed_at: null })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** Removes a view or brings it back: an operator's own or a shared one. @throws Problem NOT_FOUND */
export async function setViewRemoved(
  { db, now }: Source,
  login: string,
  { id, isRemoved }: { readonly id: string; readonly isRemoved: boolean },
): Promise<void> {
  const changed = await db
    .updateTable('saved_views')
    .set({ removed_at: isRemoved ? now() : null })
    .where('id', '=', id)
    .where(({ or, eb }) => or([eb('made_by', '=', login), eb('is_shared', '=', true)]))
    .returning('id')
    .executeTakeFirst()
  if (changed === undefined) throw new Problem('NOT_FOUND')
}
