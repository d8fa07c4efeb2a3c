import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useEarlyPress } from '#web/ui/use-early-press.ts'

/**
 * Hands over what was typed into a field of a prerendered page before React took it over: React would show its own
 * value in its place. What was sent then is sent once more. `value` is what React believes to be shown.
 */
export function useEarlyText(value: string, take: (typed: string) => void): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null)
  const takeOver = useEffectEvent(() => {
    const typed = field.current?.value ?? ''
    if (typed !== '' && typed !== value) take(typed)
  })
  // Before the first paint, and so before the stored answers are shown.
  useLayoutEffect(() => takeOver(), [])
  useEarlyPress(field)
  return field
}
