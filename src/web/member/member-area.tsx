import { type ReactNode, Suspense, useEffect } from 'react'
import { useHydrated } from '#web/device/hydration.tsx'
import { useStore } from '#web/device/store.ts'
import { currentPath, navigate } from '#web/navigation/navigation.ts'
import { usePath } from '#web/navigation/use-path.ts'
import { PageFailure } from '#web/ui/page-failure.tsx'
import { announcements } from './announcements/announcements.ts'
import { Announcer } from './announcements/announcer.tsx'
import { TimerDock } from './cooking/timer-dock.tsx'
import { isSessionEnding, isSignedIn, sessionEndCount, signedOutPath } from './data/session.ts'
import { MemberFormats } from './layout/member-formats.ts'
import type { Screen } from './layout/screen.tsx'
import { MemberSkeleton } from './layout/skeleton.tsx'
import styles from './member-area.module.css'
import { Offline } from './offline/offline.ts'
import { memberPages, memberViewAt, type PageName, type PageParams } from './pages/member-pages.ts'
import { screens } from './screens.generated.ts'

// The current announcement and its undo belong to the previous member.
sessionEndCount.subscribe(() => announcements.set(null))

/** The screen of each page takes the page's parameters. */
const screenOf: { readonly [N in PageName]: Screen<PageParams[N]> } = screens

const show = <N extends PageName>(page: N, params: PageParams[N]): ReactNode => screenOf[page].show(params)

/** The member's pages. A visitor without a token on this device is sent to the sign-in page. */
export function MemberArea() {
  const path = usePath()
  const view = memberViewAt(path)
  const isHydrated = useHydrated()
  useStore(sessionEndCount)
  // Who is invited may not be known here yet.
  const mustSignIn = isHydrated && view?.page !== 'join' && !isSignedIn()
  const detour = mustSignIn ? signedOutPath() : view === null ? memberPages.today.path() : null
  const mayGo = !isSessionEnding()
  useEffect(() => {
    if (detour !== null && mayGo) navigate(detour, { replace: true })
  }, [detour, mayGo])
  // One prerendered page serves all of these addresses, so each of them begins as the same skeleton.
  if (!isHydrated || detour !== null || view === null) return <MemberSkeleton />
  return (
    <>
      <PageFailure key={path}>
        <Suspense fallback={<MemberSkeleton />}>{show(view.page, view.params)}</Suspense>
      </PageFailure>
      <div className={styles.foot}>
        <TimerDock />
        <Announcer />
      </div>
      {isSignedIn() && <MemberFormats />}
      <Offline />
    </>
  )
}

/** Returns the area once the screen at the current address has been fetched too. */
export async function openMemberArea(): Promise<typeof MemberArea> {
  const view = typeof window === 'undefined' ? null : memberViewAt(currentPath())
  if (view !== null) await screenOf[view.page].preload()
  return MemberArea
}
