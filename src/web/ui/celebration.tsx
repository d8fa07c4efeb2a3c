import { type CSSProperties, useEffect, useState } from 'react'
import { isFirstTime } from '#web/device/first-time.ts'
import styles from './celebration.module.css'

/** Where leaves land, in percent of the width and the height, and how they are turned: at the borders, beside the words. */
const leaves = [
  [2, 18, -40],
  [3, 52, 70],
  [5, 90, 15],
  [19, 97, -70],
  [31, 3, 120],
  [44, 97, 30],
  [56, 3, -15],
  [69, 97, 95],
  [81, 3, -60],
  [93, 92, 45],
  [97, 24, 150],
  [98, 60, -25],
] as const

/**
 * Herbs that fall on what they lie in, once ever on this device: they take 0.4 s and then lie there. With reduced motion
 * there are none. What they celebrate has to be said in words beside them.
 */
export function Celebration({ mark }: { readonly mark: string }) {
  const [isNew, setNew] = useState(false)
  useEffect(() => {
    if (isFirstTime(mark)) setNew(true)
  }, [mark])
  if (!isNew) return null
  return (
    <span className={styles.herbs} aria-hidden="true" data-celebration={mark}>
      {leaves.map(([left, top, turn]) => (
        <svg
          key={left}
          className={styles.leaf}
          style={{ left: `${left}%`, top: `${top}%`, '--turn': `${turn}deg` } as CSSProperties}
          viewBox="0 0 20 20"
          aria-hidden="true"
        >
          <path d="M3 17C3 8 8 3 17 3c0 9-5 14-14 14Z" />
        </svg>
      ))}
    </span>
  )
}
