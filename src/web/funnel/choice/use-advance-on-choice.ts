import { useEffect, useRef, useState } from 'react'
import { canAnswer } from '#web/funnel/table/answer-table.tsx'

/** How long a choice is shown before the next step, ms: at least, and where the table answers it. */
const SEEN_MS = 200
const ANSWERED_MS = 700

type Advance<V> = {
  readonly chosen: V | null
  readonly choose: (value: V, byKey: boolean) => void
  /** Whether the button that leads on is shown: to visitors who come back to a step that they have answered. */
  readonly hasNext: boolean
}

/**
 * Stores a choice, shows it and the table's answer for a moment, then calls `goOn`. Choosing it again ends the moment,
 * by tap not within the time of a double click; choosing another option begins it again.
 */
export function useAdvanceOnChoice<V>(keep: (value: V) => void, goOn: () => void, isAnswered: boolean): Advance<V> {
  const [choice, setChoice] = useState<{ value: V; at: number; hasNext: boolean } | null>(null)
  const timer = useRef<number>(undefined)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  const choose = (value: V, byKey: boolean) => {
    const now = performance.now()
    if (choice?.value === value) {
      if (byKey || now - choice.at >= SEEN_MS) goOn()
      return
    }
    keep(value)
    setChoice({ value, at: now, hasNext: choice?.hasNext ?? isAnswered })
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(goOn, canAnswer() ? ANSWERED_MS : SEEN_MS)
  }
  return { chosen: choice === null ? null : choice.value, choose, hasNext: choice?.hasNext ?? isAnswered }
}
