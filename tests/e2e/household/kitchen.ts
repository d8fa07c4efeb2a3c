import type { HouseholdView } from '#domain/api/member/household.ts'
import { routes } from '#domain/api/routes.ts'
import { confirmedLead, paidOrder } from '../buyer.ts'
import { newAddress } from '../new-address.ts'
import { frank } from '../personas/men.ts'
import { todayInUtc } from '../personas/record-of.ts'
import { ada } from '../personas/women.ts'
import { answeredAll } from '../visitor.ts'

type StoredEntries = Readonly<Record<string, string>>
type Ask = <T>(method: 'GET' | 'PUT' | 'POST' | 'DELETE', route: string, body?: unknown) => Promise<T>

/** An adult of a kitchen: what their device has stored, and what they ask of the server without a browser. */
export type Adult = { readonly stored: StoredEntries; readonly ask: Ask }

type Sender = { readonly appUrl: string; readonly today: () => string; readonly headers: StoredEntries }

const post = ({ appUrl, today, headers }: Sender, method: string, route: string, body?: unknown): Promise<Response> =>
  fetch(`${appUrl}${route}?today=${today()}`, {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })

function asking(sender: Sender): Ask {
  return async <T>(method: string, route: string, body?: unknown) => {
    const answer = await post(sender, method, route, body)
    if (!answer.ok) throw new Error(`${route} answered ${answer.status}: ${await answer.text()}`)
    // The reply has this type by the route's response schema.
    return (await answer.json()) as T
  }
}

export type Kitchen = { readonly ann: Adult; readonly ben: Adult }
export type KitchenSettings = { readonly today?: () => string; readonly now?: Date }

/** Ann, who pays, and Ben, who has answered the questions on a device of his own and joined her by an invitation. */
export async function newKitchen(
  appUrl: string,
  { today = todayInUtc, now = new Date() }: KitchenSettings = {},
): Promise<Kitchen> {
  const bought = await paidOrder(appUrl, newAddress('ann'), ada, {}, now)
  const at = { appUrl, today }
  const annAsks = asking({ ...at, headers: { cookie: `session=${bought.session}` } })
  const { path } = await annAsks<{ path: string }>('POST', routes.memberInvitations)
  await annAsks<HouseholdView>('PUT', routes.memberOwnPlace, { name: 'Ann', showsWeight: false })
  const { token } = await confirmedLead(appUrl, newAddress('ben'), frank)
  const joined = await post({ ...at, headers: { authorization: `Bearer ${token}` } }, 'POST', routes.memberJoin, {
    ...{ invitation: path.split('#')[1], name: 'Ben', agreed: true },
  })
  if (joined.status !== 204) throw new Error(`Ben could not join: ${await joined.text()}`)
  const session = /^session=([\w-]+)/.exec(joined.headers.get('set-cookie') ?? '')?.[1] ?? ''
  return {
    ann: { stored: { ...answeredAll(ada), ...bought }, ask: annAsks },
    ben: {
      stored: { ...answeredAll(frank), token, session },
      ask: asking({ ...at, headers: { cookie: `session=${session}` } }),
    },
  }
}
