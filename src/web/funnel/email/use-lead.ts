import { useEffect, useRef, useState } from 'react'
import { storeConfirmed } from '#web/device/confirmed-answers.ts'
import { answer, heroStore } from '#web/device/hero-store.ts'
import { sendLead } from './send-lead.ts'

type LeadState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'unreachable' }
  /** `field` is the field that the server refuses, such as `hero.email`, if it names one. */
  | { readonly kind: 'refused'; readonly message: string; readonly field: string | undefined }

/** Pauses between attempts while the server cannot be reached, ms; the last one repeats. */
const PAUSES_MS = [2_000, 4_000, 8_000, 15_000]

/**
 * Sends the answers with an email address, retries while the server cannot be reached, and calls `goOn` once they are
 * stored. A reply is ignored if the address has been edited since, or if the visitor has left the page.
 */
export function useLead(goOn: () => void) {
  const [state, setState] = useState<LeadState>({ kind: 'idle' })
  const timer = useRef<number>(undefined)
  const latest = useRef(0)
  const giveUp = () => {
    latest.current += 1
    window.clearTimeout(timer.current)
  }
  useEffect(() => giveUp, [])

  const attempt = async (email: string, run: number, tries: number): Promise<void> => {
    const hero = { ...heroStore.get(), email }
    const outcome = await sendLead(hero)
    if (run !== latest.current) return
    switch (outcome.kind) {
      case 'ok':
        storeConfirmed(outcome.value.token, hero)
        answer('email', email)
        return goOn()
      case 'refused':
        return setState({ kind: 'refused', message: outcome.message, field: outcome.field })
      case 'unreachable': {
        setState({ kind: 'unreachable' })
        const pause = PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)]
        timer.current = window.setTimeout(() => void attempt(email, run, tries + 1), pause)
      }
    }
  }
  const send = (email: string) => {
    giveUp()
    setState({ kind: 'sending' })
    void attempt(email, latest.current, 0)
  }
  const clear = () => {
    giveUp()
    setState({ kind: 'idle' })
  }
  return { state, send, clear }
}
