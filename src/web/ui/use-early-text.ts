import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'

/**
 * Hands over what was typed into a field of a prerendered page before React took it over: React would show its own
 * value in its place. `value` is what React believes to be shown.
 */
export function useEarlyText(value: string, take: (typed: string) => void): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null)
  const takeOver = useEffectEvent(() => {
    const typed = field.current?.value ?? ''
    if (typed !== '' && typed !== value) take(typed)
  })
  // Before the first paint, and so before the stored answers are shown.
  useLayoutEffect(() => takeOver(), [])
  return field
}
