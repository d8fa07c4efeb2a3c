import type { ReactNode } from 'react'
import styles from './note.module.css'

/** A quiet card with something worth knowing; `live` ones are read out when they change. */
export function Note({ children, live = false, id }: { children: ReactNode; live?: boolean; id?: string }) {
  return (
    <div className={styles.note} id={id} role={live ? 'status' : undefined}>
      {children}
    </div>
  )
}

/** Says what does not fit, beside the field it is about, which names its `id`. Read out at once. */
export function FieldError({ children, id }: { children: ReactNode; id?: string }) {
  return (
    <p className={styles.error} id={id} role="alert">
      {children}
    </p>
  )
}
