import type { ReactNode } from 'react'
import styles from './action.module.css'

type ActionProps = {
  readonly children: ReactNode
  readonly onClick?: () => void
  readonly type?: 'button' | 'submit'
  /** `danger` for an act that cannot be undone. */
  readonly look?: 'primary' | 'quiet' | 'danger'
  /** Busy buttons keep their focus and their place, and do nothing. */
  readonly busy?: boolean
  readonly expanded?: boolean
}

/** A button of the console, as wide as its label. */
export function Action({ children, onClick, type = 'button', look = 'quiet', busy = false, expanded }: ActionProps) {
  return (
    <button
      type={type}
      className={styles[look]}
      aria-disabled={busy || undefined}
      aria-expanded={expanded}
      onClick={(event) => {
        if (busy) event.preventDefault()
        else onClick?.()
      }}
    >
      {children}
    </button>
  )
}
