import { filled, routes } from '#domain/api/routes.ts'
import {
  type AgreeToPriceRequest,
  CardChangeReply,
  type ChoosePlanRequest,
  ReceiptView,
  type ResumeSubscriptionRequest,
  SubscriptionView,
} from '#domain/api/subscription.ts'
import { disclosureVersionIn, planChangeText } from '#domain/billing/disclosure.ts'
import { textHash } from '#domain/billing/text-hash.ts'
import { rememberSignOut } from '#web/device/known-plan.ts'
import { parserOf } from '#web/device/parser-of.ts'
import { type Outcome, request } from '#web/device/request.ts'
import { currentPath } from '#web/navigation/navigation.ts'
import { readerLanguage } from '#web/words/reader-language.ts'
import { emailedSecretHeader, endedSecret, removeEmailedSecret } from './manage-secret.ts'
import { planTerms } from './plan-change-text.ts'
import { type OfferedPlan, type PlanChange, type PlanOffer, planChangeWords } from './plan-change-words.ts'
import { priceConsent } from './price-change-text.ts'

export const subscriptionFrom = parserOf(SubscriptionView)
export const receiptFrom = parserOf(ReceiptView)
export const cardChangeFrom = parserOf(CardChangeReply)

type Call = { readonly method?: 'GET' | 'POST'; readonly body?: unknown }

/** Sends a request with the emailed secret of this tab; if that has expired, with the session or token of the device. */
async function ask<T>(address: string, parse: (reply: unknown) => T | null, call: Call = {}): Promise<Outcome<T>> {
  const headers = emailedSecretHeader()
  const outcome = await request(address, parse, { ...call, headers })
  const isStale = outcome.kind === 'refused' && outcome.code === 'MANAGE_LINK_INVALID'
  if (!isStale) return outcome
  removeEmailedSecret()
  const again = await request(address, parse, call)
  return again.kind === 'refused' && (again.code === 'TOKEN_INVALID' || again.code === 'SESSION_NEEDED')
    ? outcome
    : again
}

const post = (address: string, body: unknown = {}): Promise<Outcome<SubscriptionView>> =>
  ask(address, subscriptionFrom, { method: 'POST', body })

/** Requests the subscription. If the customer's session has ended, signing in again leads back to this page. */
export async function fetchSubscription(): Promise<Outcome<SubscriptionView>> {
  const outcome = await ask(routes.subscription, subscriptionFrom)
  if (outcome.kind === 'refused' && outcome.code === 'SESSION_NEEDED') rememberSignOut(currentPath())
  return outcome
}

/** Requests an emailed link that proves who the customer is. */
export const requestFreshLink = (): Promise<Outcome<true>> =>
  ask(routes.freshLink, () => true, { method: 'POST', body: { purpose: 'withdraw' } })

/** Requests a new link to the subscription, mailed to whoever had the one that opens nothing any more. */
export const requestNewLink = (): Promise<Outcome<true>> =>
  request(routes.manageLinks, () => true, { method: 'POST', body: { link: endedSecret() ?? '' } })

/** Changes that need no consent. Each replies with the changed subscription. */
export const subscriptionChanges = {
  cancel: () => post(routes.subscriptionCancel),
  withdraw: () => post(routes.subscriptionWithdraw),
  keepPlan: () => post(routes.subscriptionKeepPlan),
  payOwed: () => post(routes.subscriptionOwed),
  endPause: () => post(routes.subscriptionPauseEnd),
} as const
export type SubscriptionChange = keyof typeof subscriptionChanges

/** Undoes a cancellation with the sentence on this page, which may be older than the server's. */
export const resumeSubscription = (sentence: string): Promise<Outcome<SubscriptionView>> => {
  const said: ResumeSubscriptionRequest = {
    consent: true,
    disclosureVersion: disclosureVersionIn(readerLanguage),
    textHash: textHash(sentence),
  }
  return post(routes.subscriptionResume, said)
}

/** Agrees to the price on this page, with the sentence beside the box. */
export const agreeToPrice = (
  change: NonNullable<SubscriptionView['priceChange']>,
): Promise<Outcome<SubscriptionView>> => {
  const said: AgreeToPriceRequest = {
    consent: true,
    disclosureVersion: disclosureVersionIn(readerLanguage),
    amountMinor: change.afterMinor,
    currency: change.currency,
    textHash: textHash(priceConsent(change)),
  }
  return post(routes.subscriptionPrice, said)
}

/** Chooses a plan, with the terms on this page. */
export const choosePlan = (offer: PlanOffer, plan: OfferedPlan): Promise<Outcome<SubscriptionView>> => {
  const said: ChoosePlanRequest = {
    consent: true,
    disclosureVersion: disclosureVersionIn(readerLanguage),
    planKey: plan.planKey,
    amountMinor: plan.amountMinor,
    textHash: textHash(planChangeText(planTerms(offer, plan))),
  }
  return post(routes.subscriptionPlan, said)
}

/** Requests the page where a chosen plan is approved. The customer has already agreed to it, so no consent is stored. */
export const approvePlan = (change: PlanChange): Promise<Outcome<SubscriptionView>> => {
  const { planKey, amountMinor } = change
  const said: ChoosePlanRequest = {
    ...{ consent: true, disclosureVersion: disclosureVersionIn(readerLanguage), planKey, amountMinor },
    textHash: textHash(planChangeWords.toApprove(change)),
  }
  return post(routes.subscriptionPlan, said)
}

export const requestCardChange = (): Promise<Outcome<CardChangeReply>> =>
  ask(routes.subscriptionCard, cardChangeFrom, { method: 'POST', body: {} })

export const fetchReceipt = (id: string): Promise<Outcome<ReceiptView>> =>
  ask(filled(routes.receipt, { receipt: id }), receiptFrom)
