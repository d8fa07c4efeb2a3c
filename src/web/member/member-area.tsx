import { type ComponentType, type ReactNode, Suspense, useEffect } from 'react'
import { useHydrated } from '#web/device/hydration.tsx'
import { lazyPage } from '#web/device/page-chunk.tsx'
import { useStore } from '#web/device/store.ts'
import { currentPath, navigate } from '#web/navigation/navigation.ts'
import { usePath } from '#web/navigation/use-path.ts'
import { PageFailure } from '#web/ui/page-failure.tsx'
import { announcements } from './announcements/announcements.ts'
import { Announcer } from './announcements/announcer.tsx'
import { TimerDock } from './cooking/timer-dock.tsx'
import { isSessionEnding, isSignedIn, sessionEndCount, signedOutPath } from './data/session.ts'
import { MemberSkeleton } from './layout/skeleton.tsx'
import styles from './member-area.module.css'
import { Offline } from './offline/offline.ts'
import { memberPages, memberViewAt, type PageName, type PageParams } from './pages/member-pages.ts'

// The current announcement and its undo belong to the previous member.
sessionEndCount.subscribe(() => announcements.set(null))

function screen<P extends object>(load: () => Promise<ComponentType<P>>) {
  const { Page, preload } = lazyPage(load, 'screen')
  return { preload, show: (params: P) => <Page {...params} /> }
}

/** The screen of each page, in its own chunk that is fetched when it is needed. */
const screens: { readonly [N in PageName]: ReturnType<typeof screen<PageParams[N]>> } = {
  today: screen(async () => (await import('./today/today-screen.tsx')).TodayScreen),
  addFood: screen(async () => (await import('./add-food/add-food-screen.tsx')).AddFoodScreen),
  week: screen(async () => (await import('./week/week-screen.tsx')).WeekScreen),
  day: screen(async () => (await import('./day/day-screen.tsx')).DayScreen),
  meal: screen(async () => (await import('./meal/meal-screen.tsx')).MealScreen),
  cook: screen(async () => (await import('./cook/cook-screen.tsx')).CookScreen),
  swap: screen(async () => (await import('./swap/swap-screen.tsx')).SwapScreen),
  recipe: screen(async () => (await import('./recipe/recipe-screen.tsx')).RecipeScreen),
  list: screen(async () => (await import('./list/list-screen.tsx')).ListScreen),
  weight: screen(async () => (await import('./weight/weight-screen.tsx')).WeightScreen),
  settings: screen(async () => (await import('./settings/settings-screen.tsx')).SettingsScreen),
}

const show = <N extends PageName>(page: N, params: PageParams[N]): ReactNode => screens[page].show(params)

/** The member's pages. A visitor without a token on this device is sent to the sign-in page. */
export function MemberArea() {
  const path = usePath()
  const view = memberViewAt(path)
  const isHydrated = useHydrated()
  useStore(sessionEndCount)
  const mustSignIn = isHydrated && !isSignedIn()
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
      <Offline />
    </>
  )
}

/** Returns the area once the screen at the current address has been fetched too. */
export async function openMemberArea(): Promise<typeof MemberArea> {
  const view = typeof window === 'undefined' ? null : memberViewAt(currentPath())
  if (view !== null) await screens[view.page].preload()
  return MemberArea
}
