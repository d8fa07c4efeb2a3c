import { useEffect, useState } from 'react'
import { createStore, useStore } from '#web/device/store.ts'

/** Whether ticked lines are hidden; it stays so while the app is open. */
const hiding = createStore(false)

/** A ticked line stays so long after the last tick, so that the next one does not move under a thumb on its way. */
const LINGER_MS = 1_500

/** The line that a keyboard stands on must not vanish from under it. */
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

/** Which of the ticked lines are out of sight. */
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
