import { inject, vi } from 'vitest'
import type { MemberSettings, MemberView } from '#domain/api/member/member.ts'
import type { ShoppingListView } from '#domain/api/member/shopping.ts'
import type { Candidate, CandidatesReply, WeekView } from '#domain/api/member/week.ts'
import { filled, routes } from '#domain/api/routes.ts'
import { openedLink, paidOrder } from '../buyer.ts'
import { newAddress } from '../new-address.ts'
import { todayInUtc } from '../personas/record-of.ts'
import { ada } from '../personas/women.ts'
import { answeredAll } from '../visitor.ts'
import { resumeLinkTo } from '../walk/mailbox.ts'

type Places = Readonly<Record<string, string | number>>
type Method = 'GET' | 'PUT' | 'POST' | 'DELETE'

/** A member with a token, and what they can request from the server without a browser. */
export type PlanOwner = {
  readonly email: string
  readonly token: string
  /** The storage entries of their device. */
  readonly stored: Readonly<Record<string, string>>
  readonly ask: (method: Method, route: string, places?: Places, body?: unknown) => Promise<Response>
  readonly member: () => Promise<MemberView>
  readonly week: (week?: number) => Promise<WeekView>
  readonly list: (week?: number) => Promise<ShoppingListView>
  /** The dishes that may replace one of the first week, the main one by default; everything counts from 0. */
  readonly candidates: (place: { day: number; meal: number; dish?: number }) => Promise<readonly Candidate[]>
  readonly set: (change: Partial<MemberSettings>) => Promise<void>
}

/** ms for which an app may be busy. */
const BUSY_FOR = 20_000

async function answerUnlessBusy(address: URL, request: RequestInit): Promise<Response | null> {
  const answer = await fetch(address, request)
  return answer.status === 503 ? null : answer
}

/** Sends requests to the app's member interface as the person with this token, on their own day. */
export function ownerOf(email: string, token: string, stored: PlanOwner['stored']): PlanOwner {
  const ask: PlanOwner['ask'] = async (method, route, places = {}, body = undefined) => {
    const address = new URL(filled(route, places), inject('appUrl'))
    address.searchParams.set('today', todayInUtc())
    const request = {
      method,
      headers: {
        ...(stored['session'] === undefined
          ? { authorization: `Bearer ${token}` }
          : { cookie: `session=${stored['session']}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }
    // An app on a busy machine may ask for another try in a moment.
    return vi.waitUntil(() => answerUnlessBusy(address, request), { timeout: BUSY_FOR, interval: 1000 })
  }
  const read = async <T>(route: string, places?: Places): Promise<T> => {
    const answer = await ask('GET', route, places)
    if (!answer.ok) throw new Error(`${route} answered ${answer.status}: ${await answer.text()}`)
    // The reply has this type by the route's response schema.
    return (await answer.json()) as T
  }
  const member = () => read<MemberView>(routes.member)
  return {
    email,
    token,
    stored: { ...stored, token },
    ask,
    member,
    week: (week = 1) => read(routes.memberWeek, { week }),
    list: (week = 1) => read(routes.memberList, { week }),
    candidates: async ({ dish = 0, ...place }) =>
      (await read<CandidatesReply>(`${routes.memberCandidates}?dish=${dish}`, { week: 1, ...place })).candidates,
    set: async (change) => {
      const { settings } = await member()
      const answer = await ask(
        'PUT',
        routes.memberSettings,
        {},
        { before: settings, after: { ...settings, ...change } },
      )
      if (!answer.ok) throw new Error(`The settings were refused: ${await answer.text()}`)
    },
  }
}

/** Buys the four weeks over HTTP, under a new address. */
export async function newOwner(persona = ada): Promise<PlanOwner> {
  const email = newAddress('owner')
  const { token, order, session } = await paidOrder(inject('appUrl'), email, persona)
  return ownerOf(email, token, { ...answeredAll(persona), order, session })
}

/** The same on a device on which an emailed link was just opened. */
export async function newFreshOwner(): Promise<PlanOwner> {
  const { email, stored } = await newOwner()
  const appUrl = inject('appUrl')
  const { token, session } = await openedLink(appUrl, await resumeLinkTo(appUrl, email))
  return ownerOf(email, token, { ...stored, session })
}

/** Plans differ from person to person; this many are tried before the test gives up. */
const ASKED = 8

/** Looks for what a test needs in a member's first week and in what they can request. */
type Find<T> = (week: WeekView, owner: PlanOwner) => T | undefined | Promise<T | undefined>

/** A new owner whose first week has what a test needs, and where it is. @throws Error if no week has it */
export async function newOwnerWith<T>(
  find: Find<T>,
  make: () => Promise<PlanOwner> = newOwner,
): Promise<{ readonly owner: PlanOwner; readonly found: T }> {
  for (let asked = 0; asked < ASKED; asked++) {
    const owner = await make()
    const found = await find(await owner.week(), owner)
    if (found !== undefined) return { owner, found }
  }
  throw new Error(`None of ${ASKED} weeks has it.`)
}
