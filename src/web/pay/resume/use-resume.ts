import { useCallback, useEffect, useRef, useState } from 'react'
import type { ResumeReply, ResumeRequest } from '#domain/api/leads.ts'
import { routes } from '#domain/api/routes.ts'
import { firstOpenSlug } from '#domain/funnel/guard.ts'
import type { Hero } from '#domain/funnel/hero.ts'
import { answersMark } from '#web/device/answers-mark.ts'
import { storeConfirmed } from '#web/device/confirmed-answers.ts'
import { heroStore, replaceHero } from '#web/device/hero-store.ts'
import { knownPlan, rememberOpenPlan } from '#web/device/known-plan.ts'
import { reloadPaymentPlans } from '#web/device/payment-plans.ts'
import { request } from '#web/device/request.ts'
import { readEntry, storageKeys } from '#web/device/storage.ts'
import { isTransient } from '#web/device/transient.ts'
import { chooseUnits } from '#web/device/units-store.ts'
import { forgetMember } from '#web/member/settings/forget-member.ts'
import { rememberAct } from '#web/member/settings/pending-act.ts'
import { takeSecret } from '#web/navigation/link-secret.ts'
import { currentPath, navigate } from '#web/navigation/navigation.ts'
import { PLAN_PATH, pages, stepPath } from '#web/navigation/views.ts'
import { retryDelayMs } from '#web/pay/purchase/purchase-state.ts'
import { openedFrom } from './resume-reply.ts'

export type Resuming =
  /** Nothing is sent before the user presses the button, so that email scanners that open links do not use them up. */
  | { readonly kind: 'ready' }
  | { readonly kind: 'opening' }
  /** Another person is signed in here; nothing was changed. */
  | { readonly kind: 'asks'; readonly signedInAs: string }
  /** Used already, expired, or not a link of ours. */
  | { readonly kind: 'invalid' }
  | { readonly kind: 'unreachable' }

/** Whether the device has a complete set of answers that was changed after exactly `confirmed` was confirmed on it. */
const isChangedHere = (confirmed: Hero): boolean =>
  readEntry(storageKeys.confirmed) === answersMark(confirmed) && firstOpenSlug(heroStore.get()) === 'pay'

function goOn({ hero, units, token, access, act }: ResumeReply): void {
  // The latest answers are kept; they have to be confirmed again before paying.
  const last = isChangedHere(hero) ? heroStore.get() : hero
  storeConfirmed(token, hero)
  const before = knownPlan()
  // Back to the page where the session ended on this device.
  const planPage = before.kind === 'signed_out' ? before.at : PLAN_PATH
  if (access === 'full') rememberOpenPlan()
  // A lead who has followed an emailed link is known, and may have prices of their own.
  void reloadPaymentPlans()
  chooseUnits(units)
  replaceHero(last)
  // A visitor who has gone elsewhere in the meantime stays there.
  if (currentPath() !== pages.resume) return
  if (act !== null) rememberAct(act)
  const planOrStep = access === 'full' ? planPage : placeOf(last)
  navigate(act === null ? planOrStep : `${PLAN_PATH}/settings`, { replace: true })
}

/** The path where a lead without a plan continues. */
function placeOf(hero: Hero): string {
  const open = firstOpenSlug(hero)
  // The email is about the forecast: a lead who has answered everything sees that, not the prices.
  const slug = open === 'pay' ? 'finally-plan' : open
  return hero.gender === '' ? pages.home : stepPath(hero.gender, slug)
}

/** 256 random bits in hexadecimal, as the contract requires of a secret. */
const newAttempt = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * Uses an emailed link once, when the button is pressed, and continues where the lead left off. Retries while the server
 * cannot be reached.
 */
export function useResume(): { state: Resuming; tryNow: () => void; replace: () => void; stay: () => void } {
  const [state, setState] = useState<Resuming>({ kind: 'ready' })
  // The secret can be taken from the address only once; the ref survives the second run of effects in development.
  const secret = useRef<string>(undefined)
  // Allows this page to repeat the exchange if the reply was lost.
  const attempt = useRef<string>(undefined)
  const isInFlight = useRef(false)
  const timer = useRef<number>(undefined)

  const isReplacing = useRef(false)

  const open = useCallback(async (tries: number): Promise<void> => {
    window.clearTimeout(timer.current)
    if (secret.current === undefined) return setState({ kind: 'invalid' })
    if (isInFlight.current) return
    isInFlight.current = true
    setState({ kind: 'opening' })
    attempt.current ??= newAttempt()
    const body: ResumeRequest = {
      secret: secret.current,
      attempt: attempt.current,
      ...(isReplacing.current ? { replace: true } : {}),
    }
    const outcome = await request(routes.resume, openedFrom, { method: 'POST', body })
    isInFlight.current = false
    if (outcome.kind === 'ok') {
      const opened = outcome.value
      if ('signedInAs' in opened) return setState({ kind: 'asks', signedInAs: opened.signedInAs })
      // Everything of the previous person is removed, except what they have not sent: it waits until they sign in again.
      if (isReplacing.current) await forgetMember({ all: false })
      return goOn(opened)
    }
    // A transient refusal has not used the secret, so it is sent again.
    if (!isTransient(outcome)) {
      secret.current = undefined
      return setState({ kind: 'invalid' })
    }
    setState({ kind: 'unreachable' })
    timer.current = window.setTimeout(() => void open(tries + 1), retryDelayMs(tries))
  }, [])

  useEffect(() => {
    const begin = () => {
      secret.current = takeSecret() ?? secret.current
      isReplacing.current = false
      setState(secret.current === undefined ? { kind: 'invalid' } : { kind: 'ready' })
    }
    begin()
    // Opening another emailed link in this tab changes only the part after the #.
    const followLink = () => {
      if (window.location.hash !== '') begin()
    }
    window.addEventListener('hashchange', followLink)
    return () => {
      window.removeEventListener('hashchange', followLink)
      window.clearTimeout(timer.current)
    }
  }, [])
  return {
    state,
    tryNow: () => void open(1),
    replace: () => {
      isReplacing.current = true
      void open(1)
    },
    stay: () => navigate(PLAN_PATH, { replace: true }),
  }
}
