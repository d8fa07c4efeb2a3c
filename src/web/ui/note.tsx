import type { ReactNode } from 'react'
import styles from './note.module.css'

/** A quiet card with something worth knowing; screen readers announce changes of a `live` note. */
export function Note({ children, live = false, id }: { children: ReactNode; live?: boolean; id?: string }) {
  return (
    <div className={styles.note} id={id} role={live ? 'status' : undefined}>
      {children}
    </div>
  )
}

/** The problem of a field, announced at once. The field refers to it by its `id`. */
export function FieldError({ children, id }: { children: ReactNode; id?: string }) {
  return (
    <p className={styles.error} id={id} role="alert">
      {children}
    </p>
  )
}
