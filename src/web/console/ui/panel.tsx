import { type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './panel.module.css'

type PanelProps = {
  readonly title: string
  readonly children: ReactNode
  readonly aside?: ReactNode
  /** For what a button further down opens: the focus goes there, so that it comes into view. */
  readonly takesFocus?: boolean
}

/** A part of a page with a heading of its own. */
export function Panel({ title, children, aside, takesFocus = false }: PanelProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 ref={heading} id={id} tabIndex={takesFocus ? -1 : undefined}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}

/** A sentence that says how something went or what is missing. */
export function Problem({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className={styles.problem}>
      {children}
    </p>
  )
}

/** Read out when it changes. */
export function Done({ children }: { children: ReactNode }) {
  return (
    <p role="status" className={styles.done}>
      {children}
    </p>
  )
}

export function Quiet({ children }: { children: ReactNode }) {
  return <p className={styles.quiet}>{children}</p>
}
