import { useEffect, useState } from 'react'
import { createStore, useStore } from '#web/device/store.ts'

/** Whether ticked lines are hidden; remembered while the app is open. */
const hiding = createStore(false)

/** Delay until ticked lines disappear after the last tick, so that the next line does not move under a thumb. */
const LINGER_MS = 1_500

/** Whether a line has the keyboard's focus, and must not disappear. */
const isHeld = (id: string): boolean => {
  const { activeElement } = document
  return (
    activeElement instanceof HTMLInputElement && activeElement.name === id && activeElement.matches(':focus-visible')
  )
}

type Hidden = {
  readonly isHiding: boolean
  readonly isHidden: (id: string) => boolean
  readonly toggle: () => void
}

/** Tells which of the ticked lines are hidden. */
export function useHiddenLines(ticked: readonly string[]): Hidden {
  const isHiding = useStore(hiding)
  const [gone, setGone] = useState<ReadonlySet<string>>(() => new Set(isHiding ? ticked : []))
  const key = ticked.join(' ')
  useEffect(() => {
    if (!isHiding) return
    const timer = setTimeout(() => setGone(new Set(key.split(' ').filter((id) => !isHeld(id)))), LINGER_MS)
    return () => clearTimeout(timer)
  }, [key, isHiding])
  return {
    isHiding,
    isHidden: (id) => isHiding && gone.has(id) && ticked.includes(id),
    toggle: () => {
      setGone(new Set(ticked))
      hiding.set(!isHiding)
    },
  }
}
