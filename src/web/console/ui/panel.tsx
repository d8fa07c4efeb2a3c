import { type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './panel.module.css'

type PanelProps = {
  readonly title: string
  readonly children: ReactNode
  readonly aside?: ReactNode
  /** Whether the panel takes the focus when it opens, so that it scrolls into view if its button is further down. */
  readonly takesFocus?: boolean
}

/** A section of a page with its own heading. */
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

/** An error message, announced at once. */
export function Problem({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className={styles.problem}>
      {children}
    </p>
  )
}

/** A success message, announced when it changes. */
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
