import { expect } from 'vitest'
import type { MemberView } from '#domain/api/member/member.ts'
import type { ReviewReply } from '#domain/api/member/review.ts'
import type { WeekView } from '#domain/api/member/week.ts'
import { filled, routes } from '#domain/api/routes.ts'
import { dayInUtc } from '#domain/billing/day-words.ts'
import { addDays, type IsoDate, MS_PER_DAY } from '#domain/time.ts'
import { openedLink, paidOrder } from '../buyer.ts'
import { newAddress } from '../new-address.ts'
import type { Persona } from '../personas/persona.ts'
import { ada } from '../personas/women.ts'
import { answeredAll } from '../visitor.ts'
import { emailsTo } from '../walk/mailbox.ts'

type Places = Readonly<Record<string, string | number>>

/** A member of an app whose clock can be moved forward. */
export type MovedMember = {
  /** The storage entries of a signed-in device of theirs. */
  readonly device: () => Readonly<Record<string, string>>
  readonly today: () => IsoDate
  /** Days of the plan that have passed. */
  readonly daysIn: () => number
  /** Lets days pass for the whole app. */
  readonly pass: (days: number) => Promise<void>
  /** Signs in by an emailed link, as after a month away. */
  readonly signIn: () => Promise<void>
  /** Records the weights of some days, counted from the start of the plan. */
  readonly weigh: (days: readonly number[], weightOn: (day: number) => number) => Promise<void>
  readonly start: number
  readonly latest: () => Promise<ReviewReply['latest']>
  /** Requests from the member's interface on their day, with their session. */
  readonly ask: <T>(method: string, route: string, places?: Places, body?: unknown) => Promise<T>
  /** kcal a day by which a week is planned. */
  readonly energyOf: (week: number) => Promise<number>
}

/** Moves the app's clock forward by some days. @returns its time afterwards */
export async function passed(appUrl: string, days: number): Promise<Date> {
  const answer = await fetch(appUrl + routes.sandboxAdvance, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ days }),
  })
  // The sandbox's own contract.
  return new Date(((await answer.json()) as { now: string }).now)
}

/** A member who has just bought a plan and opened its first week; on a second try of a test, the app's day is later. */
export async function movedMember(appUrl: string, persona: Persona = ada): Promise<MovedMember> {
  const email = newAddress('learns')
  const now = await passed(appUrl, 0)
  const bought = await paidOrder(appUrl, email, persona, {}, now)
  let { token, session } = bought
  let today = dayInUtc(now)
  async function ask<T>(method: string, route: string, places: Places = {}, body?: unknown): Promise<T> {
    const address = new URL(filled(route, places), appUrl)
    address.searchParams.set('today', today)
    const answer = await fetch(address, {
      method,
      headers: { cookie: `session=${session}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${route} answered ${answer.status}: ${await answer.text()}`)
    // The reply has this type by the route's response schema.
    return (await answer.json()) as T
  }
  const energyOf = async (week: number) => (await ask<WeekView>('GET', routes.memberWeek, { week })).targets.energy
  const { startsOn, hero } = await ask<MemberView>('GET', routes.member)
  await energyOf(1)
  return {
    device: () => ({ ...answeredAll(persona), token, session, order: bought.order }),
    today: () => today,
    daysIn: () => (Date.parse(today) - Date.parse(startsOn)) / MS_PER_DAY,
    pass: async (days) => {
      today = dayInUtc(await passed(appUrl, days))
    },
    signIn: async () => {
      const links = async () =>
        (await emailsTo(appUrl, email)).flatMap(({ text }) => /\/v3\/resume#[A-Za-z0-9_-]+/.exec(text)?.[0] ?? [])
      const before = await links()
      await fetch(appUrl + routes.signInLinks, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email }),
      })
      await expect.poll(async () => (await links()).length, { timeout: 20_000 }).toBeGreaterThan(before.length)
      const link = (await links()).find((one) => !before.includes(one)) ?? ''
      ;({ token, session } = await openedLink(appUrl, link))
    },
    weigh: async (days, weightOn) => {
      const weights = days.map((day) => ({ day: addDays(startsOn, day), kg: weightOn(day) }))
      await ask('POST', routes.memberWeights, {}, { weights, remove: [] })
    },
    start: hero.weight ?? Number.NaN,
    latest: async () => (await ask<ReviewReply>('GET', routes.memberReview)).latest,
    ask,
    energyOf,
  }
}
