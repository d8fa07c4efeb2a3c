import type { ReactNode } from 'react'
import { brand } from '#domain/brand.ts'
import { Link } from '#web/navigation/link.tsx'
import { pages } from '#web/navigation/views.ts'
import { actionWords } from '#web/words/action-words.ts'
import styles from './page.module.css'

/** The name of the product as a link home. */
export function Wordmark() {
  return (
    <Link className={styles.wordmark} to={pages.home} label={actionWords.startPage(brand.name)}>
      {brand.name.toLowerCase()}
    </Link>
  )
}

/**
 * A screen: a header, and a main part with a name for tests and styles. From one step to the next the header stays and
 * the main part is replaced.
 */
export function Page({
  step,
  header,
  children,
  wide = false,
  panes,
}: {
  step: string
  header: ReactNode
  children: ReactNode
  wide?: boolean
  /** The class of a page whose right half is the cloth on wide screens. */
  panes?: string | undefined
}) {
  const look = wide ? styles.wide : styles.page
  return (
    <div className={panes === undefined ? look : `${look} ${panes}`}>
      {header}
      <main key={step} className={styles.main} data-step={step}>
        {children}
      </main>
    </div>
  )
}

/** The actions of a screen: at its bottom, within reach of the thumb, and above an open keyboard. */
export function ActionBar({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
