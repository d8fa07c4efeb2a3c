import './device/older-browsers.ts'
import './styles/tokens.css'
import './styles/base.css'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { Hydration } from './device/hydration.tsx'
import { PageLoadError } from './device/page-chunk.tsx'
import { loadDeviceState } from './device/start-up.ts'
import { currentPath, listenToBrowserHistory } from './navigation/navigation.ts'
import { viewAt } from './navigation/views.ts'
import { preloadView } from './routes/lazy-pages.ts'

loadDeviceState()
listenToBrowserHistory()
const root = document.getElementById('app')

/** Does not report a chunk that failed to load: React retries once, and then the page itself shows the failure. */
function reportUnlessShown(error: unknown): void {
  if (!(error instanceof Error && error.cause instanceof PageLoadError)) reportError(error)
}

function takeOver(): void {
  if (root === null) return
  // As a transition, hydration runs in slices of 5 ms, and a press in between makes it finish at once.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <Hydration>
          <App />
        </Hydration>
      </StrictMode>,
      { onRecoverableError: reportUnlessShown },
    )
  })
}

// React would empty a prerendered page whose chunk is not loaded yet and lose what was typed there. So hydration waits
// for the chunk, which has been loading since the document began.
const part = preloadView(viewAt(currentPath()))
if (part === null) takeOver()
else void part.then(takeOver)
// Not needed to show the page: data from the server, the code that fetches it, and tracking of a keyboard nobody has opened.
void import('./late-start.ts').then((part) => part.lateStart()).catch(() => undefined)
