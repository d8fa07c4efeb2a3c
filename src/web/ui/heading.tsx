import { type ReactNode, useEffect, useRef } from 'react'
import { brand } from '#domain/brand.ts'
import { afterPaint } from '#web/device/after-paint.ts'
import { wasNavigated } from '#web/navigation/navigation.ts'
import styles from './heading.module.css'

/** The heading of a screen. It sets the document's title, and takes the focus after navigation within the app. */
export function Heading({
  children,
  title,
  lead,
  id = 'heading',
}: {
  children: ReactNode
  title: string
  lead?: ReactNode
  id?: string
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (wasNavigated()) heading.current?.focus({ preventScroll: true })
    // Setting the title takes a slow phone 2 ms, so it waits until the heading is painted.
    return afterPaint(() => {
      document.title = `${title} – ${brand.name}`
    })
  }, [title])
  return (
    <div className={styles.heading}>
      <h1 id={id} ref={heading} tabIndex={-1}>
        {children}
      </h1>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
    </div>
  )
}
