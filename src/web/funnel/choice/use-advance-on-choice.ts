import { useEffect, useRef, useState } from 'react'

/** How long a choice is seen before the next step comes. */
const SEEN_MS = 200

/** Keeps a choice, lets it be seen for a moment, then goes on; a second click in between does nothing. */
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
