import { type ComponentType, Suspense, useEffect } from 'react'
import { lazyPage } from '#web/device/page-chunk.tsx'
import { useStore } from '#web/device/store.ts'
import { consolePages } from './console-pages.ts'
import { loadSession, sessionStore } from './data/console-session.ts'
import { ConsoleLayout } from './layout/console-layout.tsx'
import { consoleHref, go, usePath } from './navigation/address.ts'
import type { ConsolePage, ConsolePageProps } from './pages/console-page.ts'
import { findPage } from './pages/find-page.ts'
import { JoinScreen } from './sign-in/join-screen.tsx'
import { SignInLayout } from './sign-in/sign-in-layout.tsx'
import { SignInScreen } from './sign-in/sign-in-screen.tsx'
import { Action } from './ui/action.tsx'
import { Quiet } from './ui/panel.tsx'

const screens: ReadonlyMap<ConsolePage, ComponentType<ConsolePageProps>> = new Map(
  consolePages.map((page) => [page, lazyPage(page.load).Page]),
)

function Page({ found }: { found: ReturnType<typeof findPage> }) {
  const Screen = found === null ? undefined : screens.get(found.page)
  if (found === null || Screen === undefined) return <Quiet>There is nothing here that your role includes.</Quiet>
  return (
    <Suspense fallback={<Quiet>Loading</Quiet>}>
      <Screen key={found.page.path} params={found.params} />
    </Suspense>
  )
}

/** The whole console: the sign-in, and behind it the pages of the operator's roles. */
export function Console() {
  const path = usePath()
  const state = useStore(sessionStore)
  const isJoining = path === '/join'
  useEffect(() => {
    if (!isJoining) void loadSession()
  }, [isJoining])
  const pages =
    state.kind === 'signed-in'
      ? consolePages.filter(({ role }) => role === 'any' || state.session.operator.roles.includes(role))
      : []
  const start = path === '/' ? pages.find(({ group }) => group !== null) : undefined
  const startPath = start?.path
  useEffect(() => {
    if (startPath !== undefined && !isJoining) go(consoleHref(startPath), { replace: true })
  }, [startPath, isJoining])
  if (isJoining) return <JoinScreen />
  if (state.kind === 'signed-out') return <SignInScreen />
  if (state.kind === 'unreachable')
    return (
      <SignInLayout title="The server cannot be reached" lead="Nothing was lost, and you may still be signed in.">
        <Action look="primary" onClick={() => void loadSession()}>
          Try again
        </Action>
      </SignInLayout>
    )
  if (state.kind !== 'signed-in' || startPath !== undefined) return null
  const found = findPage(pages, path)
  return (
    <ConsoleLayout
      session={state.session}
      pages={pages}
      current={found?.page ?? null}
      title={found?.page.title ?? 'Not here'}
    >
      <Page found={found} />
    </ConsoleLayout>
  )
}
