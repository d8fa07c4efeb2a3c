import { type ReactNode, useEffect } from 'react'
import { brand } from '#domain/brand.ts'
import { ThemeToggle } from '#web/ui/theme-toggle.tsx'
import styles from './sign-in.module.css'

/** The layout of the pages that are shown to someone who is not signed in. */
export function SignInLayout({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  useEffect(() => {
    document.title = `${title} – ${brand.name} console`
  }, [title])
  return (
    <div className={styles.frame}>
      <header className={styles.header}>
        <span className={styles.name}>{brand.name.toLowerCase()} console</span>
        <ThemeToggle />
      </header>
      <main className={styles.main}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {children}
      </main>
    </div>
  )
}
