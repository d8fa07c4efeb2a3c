import { useCallback, useEffect } from 'react'
import type { MemberView } from '#domain/api/member/member.ts'
import type { WeekView } from '#domain/api/member/week.ts'
import { filled, routes } from '#domain/api/routes.ts'
import { createStore, useStore } from '#web/device/store.ts'
import { onTabActive } from '#web/device/tab-visible.ts'
import { today } from '#web/device/today.ts'
import { memberFrom } from '#web/member/data/member-reply.ts'
import { createResource, type Known, type Resource } from '#web/member/data/resource.ts'
import { sessionEndCount } from '#web/member/data/session.ts'
import { weekFrom } from '#web/member/data/week-reply.ts'

export type MemberData<T> =
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'ready'
      readonly value: T
      /** True when it is the device's own copy, of the time `cachedAt` (ISO). */
      readonly kept: boolean
      readonly cachedAt: string | null
      readonly reload: () => Promise<void>
    }
  | { readonly kind: 'refused'; readonly code: string; readonly message: string }
  | { readonly kind: 'unreachable'; readonly retry: () => Promise<void> }

const resources = new Map<string, Resource<unknown>>()
/** Counts how often something was forgotten, so that what is shown asks anew. */
const forgettings = createStore(0)

/** Forgets every address that begins so, for what a change has made untrue: it is asked anew when it is shown. */
export function invalidateMemberData(beginning: string): void {
  for (const key of resources.keys()) if (key.startsWith(beginning)) resources.delete(key)
  forgettings.set(forgettings.get() + 1)
}
sessionEndCount.subscribe(() => invalidateMemberData(''))

/**
 * Forgets what a change may have made untrue: it is asked anew when it is shown. The addresses that are named are asked
 * at once, and keep what they show until the answer comes.
 */
export async function refetchMemberData(keys: readonly string[]): Promise<void> {
  for (const key of resources.keys()) if (!keys.includes(key)) resources.delete(key)
  forgettings.set(forgettings.get() + 1)
  await Promise.all(keys.map((key) => resources.get(key)?.renew()))
}

function resourceOf<T>(key: string, parse: (reply: unknown) => T | null, cacheAs: string | null): Resource<T> {
  const known = resources.get(key)
  // One address has one reader, so what lies under it has the type that this reader gives.
  if (known !== undefined) return known as Resource<T>
  const made = createResource(parse, cacheAs)
  resources.set(key, made as Resource<unknown>)
  return made
}

function dataOf<T>(known: Known<T>, ask: () => Promise<void>): MemberData<T> {
  if (known.kind === 'ready') return { ...known, kept: known.cachedAt !== null, reload: ask }
  return known.kind === 'unreachable' ? { ...known, retry: ask } : known
}

/**
 * What lies at an address of the member's interface: shown from memory at once where it was shown before, and asked
 * anew then, whenever the page comes back into view, and when the network comes back. One address has one reader.
 */
export function useMemberData<T>(
  route: string,
  parse: (reply: unknown) => T | null,
  cacheAs: string | null = route.includes('?') ? null : route,
): MemberData<T> {
  useStore(forgettings)
  const resource = resourceOf(cacheAs ?? route, parse, cacheAs)
  const known = useStore(resource.state)
  const ask = useCallback(() => resource.ask(route), [resource, route])
  useEffect(() => {
    void ask()
    return onTabActive(() => void ask())
  }, [ask])
  return dataOf(known, ask)
}

/** Puts in place what a change has made of an address (or of where its copy is kept), so that it shows at once. */
export function setMemberData<T>(key: string, value: T): void {
  resources.get(key)?.put(value)
}

/** Who the plan is for, and where it stands. It is asked with the person's own day and kept without it. */
export const useMember = (): MemberData<MemberView> =>
  useMemberData(`${routes.member}?today=${today()}`, memberFrom, routes.member)

/** Under which a week of the plan is known. */
export const weekRoute = (week: number): string => filled(routes.memberWeek, { week })

/** A week of the plan. */
export const useWeek = (week: number): MemberData<WeekView> =>
  useMemberData(`${weekRoute(week)}?today=${today()}`, weekFrom, weekRoute(week))
