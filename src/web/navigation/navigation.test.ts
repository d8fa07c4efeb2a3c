import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** A tab that has gone from one path to another in one document. */
async function tabAt(from: string, to: string) {
  const location = { pathname: '', href: '', reload: vi.fn() }
  const popped: (() => void)[] = []
  const arrive = (_state: unknown, _title: string, address: string) => {
    location.pathname = address
  }
  vi.stubGlobal('window', {
    ...{ location, name: '', scrollTo: () => undefined },
    history: { state: null, pushState: arrive, replaceState: () => undefined },
    addEventListener: (_name: 'popstate', listener: () => void) => popped.push(listener),
  })
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  const navigation = await import('./navigation.ts')
  const { href } = await import('./views.ts')
  location.pathname = href(from)
  navigation.listenToBrowserHistory()
  navigation.navigate(to)
  const shown = vi.fn()
  navigation.subscribeToPath(shown)
  const pressBack = () => {
    location.pathname = href(from)
    for (const listener of popped) listener()
  }
  return { ...navigation, shown, pressBack, reload: location.reload }
}

// `separateDocuments` holds for the rest of a document, so each test imports a fresh module and leaves none behind.
beforeEach(() => void vi.resetModules())
afterEach(() => void vi.resetModules())

test("the browser's Back shows the page visited before in the same document", async () => {
  const { shown, pressBack, reload } = await tabAt('/woman/confirm-email', '/privacy')
  pressBack()
  expect(shown).toHaveBeenCalledTimes(1)
  expect(reload).not.toHaveBeenCalled()
})

test("the browser's Back loads a page that needs a separate document, and never shows it in this one", async () => {
  const { separateDocuments, shown, pressBack, reload } = await tabAt('/woman/confirm-email', '/privacy')
  separateDocuments((path) => path !== '/privacy')
  pressBack()
  expect(reload).toHaveBeenCalledTimes(1)
  expect(shown).not.toHaveBeenCalled()
})
