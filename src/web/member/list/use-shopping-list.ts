import { useEffect } from 'react'
import type { ShoppingListView } from '#domain/api/member/shopping.ts'
import { filled, routes } from '#domain/api/routes.ts'
import { useStore } from '#web/device/store.ts'
import { listFrom } from '#web/member/data/list-reply.ts'
import { type MemberData, useMemberData } from '#web/member/data/use-member-data.ts'
import { withoutShown } from '#web/member/ticks/tick-changes.ts'
import { tickStore, updateTicks } from '#web/member/ticks/tick-store.ts'
import { type ShownList, shownList } from './shown-list.ts'
import { useFollowedList } from './use-followed-list.ts'

/** Drops changes that the list already shows, and requests the list again once the server has accepted new ones. */
function useSettledTicks(week: number, data: MemberData<ShoppingListView>): void {
  const isReady = data.kind === 'ready'
  const list = isReady ? data.value : null
  const isFresh = isReady && data.cachedAt === null
  const refetch = isReady ? data.refetch : null
  const taken = useStore(tickStore).filter((change) => change.week === week && change.sent)
  const newest =
    taken
      .map(({ changedAt }) => changedAt)
      .sort()
      .at(-1) ?? null

  useEffect(() => {
    if (list !== null) updateTicks((changes) => withoutShown(changes, list, isFresh))
  }, [list, isFresh])

  useEffect(() => {
    if (newest !== null) void refetch?.()
  }, [newest, refetch])
}

/** A week's list as this device sees it: the server's list, with what others tick meanwhile, and the ticks made here since. */
export function useShoppingList(week: number): MemberData<ShownList> {
  const data = useMemberData(filled(routes.memberList, { week }), listFrom)
  const changes = useStore(tickStore)
  useSettledTicks(week, data)
  useFollowedList(week, data)
  return data.kind === 'ready' ? { ...data, value: shownList(data.value, changes) } : data
}
