import { Suspense, useEffect } from 'react'
import { unreachable } from '#domain/unreachable.ts'
import { useStore } from '#web/device/store.ts'
import { TimerDock } from '#web/member/cooking/timer-dock.tsx'
import { endings, isEnding, isSignedIn, wayOut } from '#web/member/data/session.ts'
import styles from '#web/member/member-area.module.css'
import { memberScreens, warmMemberScreen } from '#web/member/member-screens.ts'
import { type MemberView, memberPaths, memberViewAt } from '#web/member/member-views.ts'
import { Offline } from '#web/member/offline/offline.ts'
import { currentPath, navigate } from '#web/navigation/navigation.ts'
import { useHydrated, usePath } from '#web/navigation/use-path.ts'
import { PageFailure } from '#web/ui/page-failure.tsx'
import { Announcer } from './announcements/announcer.tsx'
import { MemberSkeleton } from './layout/skeleton.tsx'

function ScreenOf({ view }: { view: MemberView }) {
  switch (view.screen) {
    case 'week':
      return <memberScreens.week.Page week={view.week} />
    case 'day':
      return <memberScreens.day.Page week={view.week} day={view.day} />
    case 'meal':
      return <memberScreens.meal.Page week={view.week} day={view.day} meal={view.meal} />
    case 'swap':
      return <memberScreens.swap.Page week={view.week} day={view.day} meal={view.meal} dish={view.dish} />
    case 'recipe':
      return <memberScreens.recipe.Page recipe={view.recipe} />
    case 'list':
      return <memberScreens.list.Page week={view.week} />
    case 'weight':
      return <memberScreens.weight.Page />
    case 'settings':
      return <memberScreens.settings.Page />
    default:
      return unreachable(view)
  }
}

/** The member's pages. Whoever has no token on this device is asked to sign in. */
export function MemberArea() {
  const path = usePath()
  const view = memberViewAt(path)
  const isHydrated = useHydrated()
  useStore(endings)
  const mustSignIn = isHydrated && !isSignedIn()
  const detour = mustSignIn ? wayOut() : view === null ? memberPaths.plan : null
  const mayGo = !isEnding()
  useEffect(() => {
    if (detour !== null && mayGo) navigate(detour, { replace: true })
  }, [detour, mayGo])
  // The page is rendered beforehand once for all of these addresses, so it begins as the one skeleton at each.
  if (!isHydrated || detour !== null || view === null) return <MemberSkeleton />
  return (
    <>
      <PageFailure key={path}>
        <Suspense fallback={<MemberSkeleton />}>
          <ScreenOf view={view} />
        </Suspense>
      </PageFailure>
      <div className={styles.foot}>
        <TimerDock />
        <Announcer />
      </div>
      <Offline />
    </>
  )
}

/** The area, once the screen at the present address has been fetched as well. */
export async function openMemberArea(): Promise<typeof MemberArea> {
  const view = typeof window === 'undefined' ? null : memberViewAt(currentPath())
  if (view !== null) await warmMemberScreen(view)
  return MemberArea
}
