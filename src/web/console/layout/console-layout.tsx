import { type ReactNode, useEffect, useRef } from 'react'
import type { SessionReply } from '#domain/api/console/operators.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { brand } from '#domain/brand.ts'
import { leave, loadSession } from '#web/console/data/console-session.ts'
import { carryOut, nothing } from '#web/console/data/request-console.ts'
import { consoleHref, useQuery } from '#web/console/navigation/address.ts'
import { ConsoleLink } from '#web/console/navigation/console-link.tsx'
import { type ConsolePage, pageGroups } from '#web/console/pages/console-page.ts'
import { ThemeToggle } from '#web/ui/theme-toggle.tsx'
import styles from './console-layout.module.css'

const endSession = () => carryOut({ address: consoleRoutes.signOut, key: crypto.randomUUID() }, nothing)

/** Shows the sign-in only once the server has ended the session; otherwise the next person here would still be signed in. */
async function signOut(): Promise<void> {
  const first = await endSession()
  // If another tab has signed in again, that session belongs to this browser, too.
  const outcome = first.kind === 'refused' && first.code === 'CROSS_SITE' ? await endSession() : first
  if (outcome.kind === 'ok') leave()
  else await loadSession()
}

type NavigationProps = { readonly pages: readonly ConsolePage[]; readonly current: ConsolePage | null }

/** The days in the page's address, which are passed on from one page of figures to the next. */
function useDays(): Readonly<Record<string, string>> {
  const [query] = useQuery()
  return { from: query.get('from') ?? '', to: query.get('to') ?? '' }
}

function Navigation({ pages, current }: NavigationProps) {
  const days = useDays()
  const hasDays = current?.group === 'Figures'
  return (
    <nav aria-label="Console" className={styles.navigation}>
      {pageGroups.map((group) => {
        const own = pages.filter((page) => page.group === group)
        return own.length === 0 ? null : (
          <div key={group} className={styles.group}>
            <h2 className={styles.groupName}>{group}</h2>
            <ul className={styles.links}>
              {own.map((page) => (
                <li key={page.path}>
                  <ConsoleLink
                    className={styles.link}
                    href={consoleHref(page.path, hasDays && group === 'Figures' ? days : {})}
                    isCurrent={page === current}
                  >
                    {page.title}
                  </ConsoleLink>
                </li>
              ))}
            </ul>
          </div>
        )
      })}
    </nav>
  )
}

type ConsoleLayoutProps = NavigationProps & {
  readonly session: SessionReply
  readonly title: string
  readonly children: ReactNode
}

/** The layout of every page behind the sign-in: navigation, who is signed in, the page with its heading. */
export function ConsoleLayout({ session, pages, current, title, children }: ConsoleLayoutProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const menu = useRef<HTMLDetailsElement>(null)
  const shown = useRef<string | null>(null)
  useEffect(() => {
    document.title = `${title} – ${brand.name} console`
    // On the first page the browser decides about the focus; on every later page it moves to the heading.
    if (shown.current !== null && shown.current !== title) heading.current?.focus({ preventScroll: true })
    shown.current = title
    menu.current?.removeAttribute('open')
  }, [title])
  return (
    <div className={styles.layout}>
      <a className={styles.skip} href="#page">
        Skip to the page
      </a>
      <header className={styles.header}>
        <span className={styles.name}>{brand.name.toLowerCase()} console</span>
        <ThemeToggle />
        <details ref={menu} className={styles.menu}>
          <summary>Menu</summary>
          <Navigation pages={pages} current={current} />
          <button type="button" className={styles.leave} onClick={() => void signOut()}>
            Sign out
          </button>
        </details>
      </header>
      <aside className={styles.side}>
        <Navigation pages={pages} current={current} />
        <div className={styles.person}>
          <span>{session.operator.name}</span>
          <button type="button" className={styles.leave} onClick={() => void signOut()}>
            Sign out
          </button>
        </div>
      </aside>
      <main id="page" className={styles.main}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </main>
    </div>
  )
}
