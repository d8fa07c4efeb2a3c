import { type CSSProperties, useEffect, useState } from 'react'
import { isFirstTime } from '#web/device/first-time.ts'
import styles from './celebration.module.css'

/** Where leaves land, in percent of the width and the height, and how they are turned. */
const leaves = [
  [4, 14, -40],
  [11, 62, 70],
  [19, 30, 15],
  [28, 82, -70],
  [37, 10, 120],
  [46, 70, 30],
  [55, 20, -15],
  [64, 86, 95],
  [73, 34, -60],
  [82, 66, 45],
  [90, 16, 150],
  [96, 56, -25],
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
