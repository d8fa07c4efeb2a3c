import { memo, Suspense, useEffect } from 'react'
import { guard } from '#domain/funnel/guard.ts'
import { heroStore, resetHero } from './device/hero-store.ts'
import { useHydrated } from './device/hydration.tsx'
import { clearReloadFlag } from './device/page-chunk.tsx'
import { useStore } from './device/store.ts'
import { Home } from './funnel/home/home.tsx'
import { navigate } from './navigation/navigation.ts'
import { usePath } from './navigation/use-path.ts'
import { pages, stepPath, type View, viewAt } from './navigation/views.ts'
import { lazyPages } from './routes/lazy-pages.ts'
import { StepScreen } from './routes/step-screen.tsx'
import { usePrefetch } from './routes/use-prefetch.ts'
import { PageFailure } from './ui/page-failure.tsx'

/** Where this view redirects to, or null if the visitor may stay. */
function useRedirect(view: View): { to: string; reset: boolean } | null {
  const hero = useStore(heroStore)
  const isHydrated = useHydrated()
  if (!isHydrated || view.kind === 'page' || view.kind === 'member') return null
  if (view.kind === 'unknown') return { to: pages.home, reset: false }
  const verdict = guard(view.slug, hero)
  if (verdict.kind === 'restart' || hero.gender === '') return { to: pages.home, reset: true }
  const slug = verdict.kind === 'skip' ? verdict.to : view.slug
  const isHere = slug === view.slug && hero.gender === view.gender
  return isHere ? null : { to: stepPath(hero.gender, slug), reset: false }
}

function HomeRoute() {
  usePrefetch(null)
  return <Home />
}

/** Rendered again when the path changes, but not with every answer: the screens subscribe to those themselves. */
const ViewAt = memo(function ViewAt({ path }: { path: string }) {
  const view = viewAt(path)
  if (view.kind === 'step') return <StepScreen slug={view.slug} />
  if (view.kind === 'member') return <lazyPages.member.Page />
  if (view.kind === 'unknown') return null
  if (view.name === 'home') return <HomeRoute />
  const { Page } = lazyPages[view.name]
  return <Page />
})

/** The key of the layout around a view. Steps share one layout, so does the member area: it survives a change of path. */
const shellOf = (view: View, path: string): string =>
  view.kind === 'step' || view.kind === 'member' ? view.kind : path

export function App() {
  const path = usePath()
  const view = viewAt(path)
  const detour = useRedirect(view)
  const to = detour?.to
  const reset = detour?.reset === true
  useEffect(() => {
    if (to === undefined) return
    if (reset) resetHero()
    navigate(to, { replace: true })
  }, [to, reset])
  useEffect(clearReloadFlag, [])
  if (detour !== null) return null
  return (
    <PageFailure key={shellOf(view, path)} at={view.kind === 'step' ? path : undefined}>
      <Suspense>
        <ViewAt path={path} />
      </Suspense>
    </PageFailure>
  )
}
