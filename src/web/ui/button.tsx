import type { ReactNode } from 'react'
import styles from './button.module.css'

type ButtonProps = {
  readonly children: ReactNode
  readonly onClick?: () => void
  readonly type?: 'button' | 'submit'
  readonly look?: 'primary' | 'quiet'
  /** Busy buttons keep their focus and their place, and do nothing. */
  readonly busy?: boolean
  readonly action?: string
  readonly describedBy?: string
}

/** The one action of a screen, or a quiet second one. */
export function Button({
  children,
  onClick,
  type = 'button',
  look = 'primary',
  busy = false,
  action,
  describedBy,
}: ButtonProps) {
  return (
    <button
      type={type}
      className={look === 'primary' ? styles.primary : styles.quiet}
      aria-disabled={busy || undefined}
      aria-describedby={describedBy}
      data-action={action}
      onClick={(event) => {
        if (busy) event.preventDefault()
        else onClick?.()
      }}
    >
      {children}
    </button>
  )
}
