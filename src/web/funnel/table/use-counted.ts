import { useEffect, useRef, useState } from 'react'

/** How long a number counts up to its new value, ms. */
const COUNTING_MS = 600

const isStill = (): boolean =>
  typeof window.matchMedia !== 'function' || window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** The number on its way from the value before to a new one. The first value, and any under reduced motion, is shown at once. */
export function useCounted(value: number): number {
  const [shown, setShown] = useState(value)
  const at = useRef(value)
  useEffect(() => {
    const from = at.current
    if (from === value) return undefined
    if (isStill()) {
      at.current = value
      setShown(value)
      return undefined
    }
    let frame = 0
    let began: number | null = null
    const count = (now: number) => {
      began ??= now
      const share = Math.min(1, (now - began) / COUNTING_MS)
      at.current = from + (value - from) * (1 - (1 - share) ** 3)
      setShown(at.current)
      if (share < 1) frame = requestAnimationFrame(count)
    }
    frame = requestAnimationFrame(count)
    return () => cancelAnimationFrame(frame)
  }, [value])
  return shown
}
