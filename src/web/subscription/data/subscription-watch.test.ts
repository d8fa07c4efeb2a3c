import { expect, test } from 'vitest'
import type { SubscriptionView } from '#domain/api/subscription.ts'
import type { Outcome } from '#web/device/request.ts'
import { trialWeek } from './subscription.example.ts'
import { nextSubscriptionWatch, type SubscriptionWatch } from './subscription-watch.ts'

const loading: SubscriptionWatch = { kind: 'loading' }
const refused = (code: string): Outcome<SubscriptionView> => ({ kind: 'refused', code, message: '', field: undefined })

test('being signed out, having no subscription, and an unreachable server are told apart', () => {
  expect(nextSubscriptionWatch(loading, { kind: 'ok', value: trialWeek })).toEqual({ kind: 'known', view: trialWeek })
  expect(nextSubscriptionWatch(loading, refused('TOKEN_INVALID'))).toEqual({ kind: 'signed_out', isLinkExpired: false })
  expect(nextSubscriptionWatch(loading, refused('MANAGE_LINK_INVALID'))).toEqual({
    kind: 'signed_out',
    isLinkExpired: true,
  })
  expect(nextSubscriptionWatch(loading, refused('SUBSCRIPTION_UNKNOWN'))).toEqual({ kind: 'none' })
  for (const outcome of [refused('UNEXPECTED'), { kind: 'unreachable' }] as const)
    expect(nextSubscriptionWatch(loading, outcome)).toEqual({ kind: 'unreachable' })
})

test('a failed request keeps the subscription that is already known', () => {
  const known: SubscriptionWatch = { kind: 'known', view: trialWeek }
  expect(nextSubscriptionWatch(known, { kind: 'unreachable' })).toBe(known)
})
