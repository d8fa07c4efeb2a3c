import { useEffect } from 'react'
import type { MemberView } from '#domain/api/member/member.ts'
import type { WeekView } from '#domain/api/member/week.ts'
import { filled, routes } from '#domain/api/routes.ts'
import { createStore, useStore } from '#web/device/store.ts'
import { onTabActive } from '#web/device/tab-visible.ts'
import { today } from '#web/device/today.ts'
import { memberFrom } from './member-reply.ts'
import { createResource, type Resource, type ResourceState } from './resource.ts'
import { sessionEndCount } from './session.ts'
import { weekFrom } from './week-reply.ts'

export type MemberData<T> =
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'ready'
      readonly value: T
      /** When the shown cached copy was made (ISO); null if the value is the server's reply. */
      readonly cachedAt: string | null
      /** Requests it once more; a reply in flight may be older than the change that made this necessary. */
      readonly refetch: () => Promise<void>
    }
  | { readonly kind: 'refused'; readonly code: string; readonly message: string }
  | { readonly kind: 'unreachable'; readonly retry: () => Promise<void> }

const resources = new Map<string, Resource<unknown>>()
/** Changes whenever resources are removed, so that components that show one of them get a new one. */
const invalidationCount = createStore(0)

function removeResources(isRemoved: (key: string) => boolean): void {
  for (const key of resources.keys()) if (isRemoved(key)) resources.delete(key)
  invalidationCount.set(invalidationCount.get() + 1)
}

/** Removes every address that begins with the prefix, after a change; each is requested again when it is shown. */
export function invalidateMemberData(prefix: string): void {
  removeResources((key) => key.startsWith(prefix))
}
sessionEndCount.subscribe(() => invalidateMemberData(''))

/**
 * For use after a change. Requests the named addresses again, which keep their value until the reply arrives, and
 * removes all others, which are requested again when they are shown.
 */
export async function refetchMemberData(keys: readonly string[]): Promise<void> {
  removeResources((key) => !keys.includes(key))
  await Promise.all(keys.map((key) => resources.get(key)?.refetch()))
}

function resourceAt<T>(key: string, parse: (reply: unknown) => T | null, cacheAs: string | null): Resource<T> {
  const existing = resources.get(key)
  // One address always has the same parser, so what is stored under it has the parser's type.
  if (existing !== undefined) return existing as Resource<T>
  const created = createResource(parse, cacheAs)
  resources.set(key, created as Resource<unknown>)
  return created
}

function dataOf<T>(state: ResourceState<T>, { refetch }: Resource<T>): MemberData<T> {
  if (state.kind === 'ready') return { ...state, refetch }
  return state.kind === 'unreachable' ? { ...state, retry: refetch } : state
}

/**
 * The data of an address of the member's interface. If it was shown before, it comes from memory at once. It is
 * requested again on mounting, whenever the page comes back into view, and when the network comes back.
 */
export function useMemberData<T>(
  route: string,
  parse: (reply: unknown) => T | null,
  cacheAs: string | null = route.includes('?') ? null : route,
): MemberData<T> {
  useStore(invalidationCount)
  const resource = resourceAt(cacheAs ?? route, parse, cacheAs)
  const state = useStore(resource.state)
  useEffect(() => {
    const fetch = () => void resource.fetch(route)
    fetch()
    return onTabActive(fetch)
  }, [resource, route])
  return dataOf(state, resource)
}

/** Sets the value of an address (or of the address of its copy) after a change, so that it shows at once. */
export function setMemberData<T>(key: string, value: T): void {
  resources.get(key)?.set(value)
}

/** Changes the shown value of an address, if there is one. */
export function changeMemberData<T>(key: string, change: (value: T) => T): void {
  // One address always has the same parser, so what is stored under it has the parser's type.
  resources.get(key)?.change((value) => change(value as T))
}

/** The member and the state of the plan. The request names the device's day, the address of the copy does not. */
export const useMember = (): MemberData<MemberView> =>
  useMemberData(`${routes.member}?today=${today()}`, memberFrom, routes.member)

/** The address of a week of the plan. */
export const weekRoute = (week: number): string => filled(routes.memberWeek, { week })

/** A week of the plan. */
export const useWeek = (week: number): MemberData<WeekView> =>
  useMemberData(`${weekRoute(week)}?today=${today()}`, weekFrom, weekRoute(week))
