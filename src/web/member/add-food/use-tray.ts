import { useRef, useState } from 'react'
import { sessionEndCount } from '#web/member/data/session.ts'
import type { TrayItem } from './tray.ts'

/** The trays that were left before they were added, by what they are for. They live as long as the page. */
const left = new Map<string, readonly TrayItem[]>()
sessionEndCount.subscribe(() => left.clear())

type Change = readonly TrayItem[] | ((before: readonly TrayItem[]) => readonly TrayItem[])

/** A tray that is still there when the page is left and opened again. `key` names the day and the meal. */
export function useTray(key: string): readonly [readonly TrayItem[], (change: Change) => void] {
  const [tray, setTray] = useState<readonly TrayItem[]>(() => left.get(key) ?? [])
  // Not in an updater of the state, which does not run any more once the page has been left.
  const current = useRef(tray)
  const change = (to: Change) => {
    const after = typeof to === 'function' ? to(current.current) : to
    current.current = after
    if (after.length === 0) left.delete(key)
    else left.set(key, after)
    setTray(after)
  }
  return [tray, change]
}
