import { memo, Suspense, useEffect } from 'react'
import { clearReloadFlag } from './device/page-chunk.tsx'
import { Home } from './funnel/home/home.tsx'
import { navigate } from './navigation/navigation.ts'
import { usePath } from './navigation/use-path.ts'
import { pages, type View, viewAt } from './navigation/views.ts'
import { lazyPages } from './routes/lazy-pages.ts'
import { useShownStep } from './routes/shown-step.ts'
import { PageFailure } from './ui/page-failure.tsx'

function HomeRoute() {
  useShownStep('home')
  return <Home />
}

/** An address that no view has leads home. */
function Unknown() {
  useEffect(() => navigate(pages.home, { replace: true }), [])
  return null
}

/** Rendered again when the path changes, but not with every answer: the screens subscribe to those themselves. */
const ViewAt = memo(function ViewAt({ path }: { path: string }) {
  const view = viewAt(path)
  if (view.kind === 'step') return <lazyPages.step.Page slug={view.slug} />
  if (view.kind === 'member') return <lazyPages.member.Page />
  if (view.kind === 'unknown') return <Unknown />
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
  useEffect(clearReloadFlag, [])
  return (
    <PageFailure key={shellOf(view, path)} at={view.kind === 'step' ? path : undefined}>
      <Suspense>
        <ViewAt path={path} />
      </Suspense>
    </PageFailure>
  )
}
