import { useEffect, useRef, useState } from 'react'

/** How long a choice is shown before the next step, ms. */
const SEEN_MS = 200

/** Stores a choice, shows it for a moment, then calls `goOn`; a second click in between does nothing. */
export function useAdvanceOnChoice<V>(
  keep: (value: V) => void,
  goOn: () => void,
): { chosen: V | null; choose: (value: V) => void } {
  const [chosen, setChosen] = useState<V | null>(null)
  const timer = useRef<number>(undefined)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  const choose = (value: V) => {
    if (chosen !== null) return
    keep(value)
    setChosen(value)
    timer.current = window.setTimeout(goOn, SEEN_MS)
  }
  return { chosen, choose }
}
