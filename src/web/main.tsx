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

/** React tries once more where a part of the app failed to load; then the page says so itself. */
function reportUnlessShown(error: unknown): void {
  if (!(error instanceof Error && error.cause instanceof PageLoadError)) reportError(error)
}

function takeOver(): void {
  if (root === null) return
  // As a transition it is done in slices of 5 ms, and a press in between makes it finish at once.
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

// React empties a prerendered page whose chunk is not loaded yet, and what was typed there is lost; so hydration waits
// for the chunk, which has been loading since the document began.
const part = preloadView(viewAt(currentPath()))
if (part === null) takeOver()
else void part.then(takeOver)
// Neither what is fetched from the server nor the code that fetches it is needed to show the page, nor is a keyboard open.
void import('./late-start.ts').then((part) => part.lateStart()).catch(() => undefined)
