import { type ReactNode, useRef } from 'react'
import type { PageName, Tab } from '#web/member/pages/member-pages.ts'
import { Link } from '#web/navigation/link.tsx'
import { Heading } from '#web/ui/heading.tsx'
import { BrandLink } from './brand-link.tsx'
import { CachedCopyNotice } from './cached-copy-notice.tsx'
import { layoutWords } from './layout-words.ts'
import styles from './member-page.module.css'
import { TabBar } from './tab-bar.tsx'
import { useFocusKept } from './use-focus-kept.ts'

export type BackTo = { readonly to: string; readonly label: string }

type MemberPageProps = {
  /** The title of the document, and the heading unless `heading` is given. */
  title: string
  /** The tab to highlight, or null. */
  tab: Tab | null
  children: ReactNode
  /** Replaces the title as the heading; null if the page has its own heading. */
  heading?: ReactNode
  lead?: ReactNode
  /** The page above this one. */
  back?: BackTo
  /** Controls of the page, beside its heading. */
  tools?: ReactNode
  /** When the cached copy on the page was made, ISO; null if the page shows the server's reply. */
  cachedAt?: string | null
  /** The name of the page for tests; by default that of the tab. */
  name?: PageName
}

/** The layout of every member page: heading, tab bar and the page itself. */
export function MemberPage({
  title,
  tab,
  children,
  heading = title,
  lead,
  back,
  tools,
  cachedAt = null,
  name,
}: MemberPageProps) {
  const main = useRef<HTMLElement>(null)
  useFocusKept(main)
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#content">
        {layoutWords.skip}
      </a>
      <div className={styles.rail}>
        <TabBar tab={tab} />
      </div>
      <div className={styles.column}>
        <header className={styles.top} data-back={back !== undefined}>
          {back !== undefined && (
            <Link className={styles.back} to={back.to}>
              <svg
                viewBox="0 0 24 24"
                width="22"
                height="22"
                aria-hidden="true"
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
                strokeLinecap="round"
                strokeLinejoin="round"
              >
                <path d="M20 12H4m6-6-6 6 6 6" />
              </svg>
              <span className={styles.above}>{back.label}</span>
            </Link>
          )}
          <BrandLink className={styles.topMark} />
        </header>
        <main className={styles.main} id="content" ref={main} tabIndex={-1} data-step={`plan-${name ?? tab ?? 'plan'}`}>
          {cachedAt !== null && <CachedCopyNotice cachedAt={cachedAt} />}
          {heading !== null && (
            <div className={tools === undefined || tools === null ? styles.head : `${styles.head} ${styles.withTools}`}>
              <Heading title={title} lead={lead}>
                {heading}
              </Heading>
              {tools}
            </div>
          )}
          {children}
        </main>
      </div>
    </div>
  )
}
