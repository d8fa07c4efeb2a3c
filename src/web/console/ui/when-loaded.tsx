import type { ReactNode } from 'react'
import styles from './panel.module.css'

type Loaded<T> = { readonly kind: string } & (
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly value: T }
  | { readonly kind: 'failed'; readonly message: string }
)

/** Shows the loaded data, a loading message, or the reason for a failure. */
export function WhenLoaded<T>({ data, children }: { data: Loaded<T>; children: (value: T) => ReactNode }) {
  if (data.kind === 'ready') return children(data.value)
  if (data.kind === 'failed')
    return (
      <p role="alert" className={styles.problem}>
        {data.message}
      </p>
    )
  return (
    <p role="status" className={styles.quiet}>
      Loading
    </p>
  )
}
