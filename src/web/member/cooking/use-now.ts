import { useEffect, useState } from 'react'

const TICK_MS = 500

/** The current time (ms since 1970), updated twice a second while it is needed. */
export function useNow(isNeeded: boolean): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (!isNeeded) return
    setNow(Date.now())
    const ticking = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(ticking)
  }, [isNeeded])
  return now
}
