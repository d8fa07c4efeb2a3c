import type { ReactNode } from 'react'
import styles from './print-button.module.css'

/** Opens the browser's print dialogue. */
export function PrintButton({ children }: { children: ReactNode }) {
  return (
    <button type="button" className={styles.print} data-action="print" onClick={() => window.print()}>
      <svg
        viewBox="0 0 24 24"
        width="20"
        height="20"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M7 9V4h10v5M7 17H4v-8h16v8h-3M7 14h10v6H7Z" />
      </svg>
      <span>{children}</span>
    </button>
  )
}
