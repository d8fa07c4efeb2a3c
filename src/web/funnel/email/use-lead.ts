import { useEffect, useRef, useState } from 'react'
import { answer, heroStore } from '#web/device/hero-store.ts'
import { sendLead } from './send-lead.ts'

type LeadState = { kind: 'idle' } | { kind: 'sending' } | { kind: 'unreachable' } | { kind: 'refused'; message: string }

/** Pauses between attempts while the server cannot be reached; the last one repeats. */
const PAUSES_MS = [2_000, 4_000, 8_000, 15_000]

/** Sends the answers with an email address, retries while the server cannot be reached, and goes on once they are stored. */
export function useLead(goOn: () => void) {
  const [state, setState] = useState<LeadState>({ kind: 'idle' })
  const timer = useRef<number>(undefined)
  useEffect(() => () => window.clearTimeout(timer.current), [])

  const send = async (email: string, attempt = 0): Promise<void> => {
    window.clearTimeout(timer.current)
    if (attempt === 0) setState({ kind: 'sending' })
    const outcome = await sendLead({ ...heroStore.get(), email })
    switch (outcome.kind) {
      case 'ok':
        answer('email', email)
        return goOn()
      case 'refused':
        return setState({ kind: 'refused', message: outcome.message })
      case 'unreachable': {
        setState({ kind: 'unreachable' })
        const pause = PAUSES_MS[Math.min(attempt, PAUSES_MS.length - 1)]
        timer.current = window.setTimeout(() => void send(email, attempt + 1), pause)
      }
    }
  }
  const clear = () => {
    window.clearTimeout(timer.current)
    setState({ kind: 'idle' })
  }
  return { state, send, clear }
}
