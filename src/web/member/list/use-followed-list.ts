import { useEffect, useRef } from 'react'
import { type ShoppingListView, TicksView } from '#domain/api/member/shopping.ts'
import { filled, routes } from '#domain/api/routes.ts'
import { parserOf } from '#web/device/parser-of.ts'
import { requestMember } from '#web/member/data/request-member.ts'
import { changeMemberData, type MemberData } from '#web/member/data/use-member-data.ts'
import { withTicks } from './follow-ticks.ts'

const ticksFrom = parserOf(TicksView)

/** How soon a list in view shows what somebody else ticks, ms. */
export const FOLLOW_MS = 4_000
/** After a request that failed; the page also asks at once when the network or the page comes back. */
const LATER_MS = 15_000

/**
 * Keeps a list that others tick too as it is on the server, while it is in view: their ticks and lines are asked for every few
 * seconds, and the list itself once the plan has changed. Somebody who eats alone asks for nothing.
 */
export function useFollowedList(week: number, data: MemberData<ShoppingListView>): void {
  const list = useRef<ShoppingListView | null>(null)
  list.current = data.kind === 'ready' ? data.value : null
  const revision = data.kind === 'ready' ? data.value.shared?.revision : undefined
  const isCopy = data.kind === 'ready' && data.cachedAt !== null
  const refetch = data.kind === 'ready' ? data.refetch : null

  useEffect(() => {
    if (revision === undefined || refetch === null) return
    let isStopped = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const follow = async (): Promise<number> => {
      if (document.visibilityState !== 'visible' || !navigator.onLine) return FOLLOW_MS
      const route = filled(routes.memberTicks, { week })
      const asked = list.current
      const outcome = await requestMember(route, { parse: ticksFrom, cacheAs: null })
      const shown = list.current
      if (isStopped || shown === null || outcome.kind === 'unreachable') return LATER_MS
      const isOther = outcome.kind === 'refused' || outcome.value.revision !== revision || isCopy
      if (isOther) {
        await refetch()
        return FOLLOW_MS
      }
      // What was written here meanwhile is newer than the reply.
      const { own, ...rest } = outcome.value
      const news = own !== undefined && asked?.own === shown.own ? { ...rest, own } : rest
      if (withTicks(shown, news) !== shown)
        changeMemberData<ShoppingListView>(filled(routes.memberList, { week }), (value) => withTicks(value, news))
      return FOLLOW_MS
    }
    const again = (after: number) => {
      timer = setTimeout(() => void follow().then((next) => isStopped || again(next)), after)
    }
    again(FOLLOW_MS)
    return () => {
      isStopped = true
      clearTimeout(timer)
    }
  }, [week, revision, isCopy, refetch])
}
