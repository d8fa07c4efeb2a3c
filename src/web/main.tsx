import '#web/styles/tokens.css'
import '#web/styles/base.css'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { loadDeviceState } from '#web/device/start-up.ts'
import { currentPath, listenToBrowserHistory } from '#web/navigation/navigation.ts'
import { viewAt } from '#web/navigation/views.ts'
import { App } from './app.tsx'
import { preloadView } from './routes/lazy-pages.ts'

loadDeviceState()
listenToBrowserHistory()
const root = document.getElementById('app')

function takeOver(): void {
  if (root === null) return
  hydrateRoot(
    root,
    <StrictMode>
      <App />
    </StrictMode>,
  )
}

// React empties a prerendered page whose chunk is not loaded yet, and what was typed there is lost; so hydration waits
// for the chunk, which has been loading since the document began.
const part = preloadView(viewAt(currentPath()))
if (part === null) takeOver()
else void part.then(takeOver)
// Neither what is fetched from the server nor the code that fetches it is needed to show the page, nor is a keyboard open.
void import('./device/late-start.ts').then((part) => part.lateStart()).catch(() => undefined)
