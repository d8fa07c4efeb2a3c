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
  /** Names the document, and is the heading where there is no other. */
  title: string
  /** The tab it belongs to; null marks none. */
  tab: Tab | null
  children: ReactNode
  /** Stands in place of the title as the heading: words, or nothing where the page has a heading of its own. */
  heading?: ReactNode
  lead?: ReactNode
  /** The page above this one. */
  back?: BackTo
  /** What can be done with the page, beside its heading. */
  tools?: ReactNode
  /** When the device's own copy was made that is shown, ISO; null where the server has just said so. */
  cachedAt?: string | null
  /** The page, for tests; by default that of the tab. */
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
            <div className={styles.head}>
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
