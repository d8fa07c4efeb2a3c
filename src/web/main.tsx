import '#web/styles/tokens.css'
import '#web/styles/base.css'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { App } from '#web/app.tsx'
import { followKeyboard, openDevice } from '#web/device/start-up.ts'
import { currentPath, followBrowserHistory } from '#web/navigation/navigation.ts'
import { viewAt } from '#web/navigation/views.ts'
import { warmView } from './routes/lazy-pages.ts'

openDevice()
followBrowserHistory()
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

// React empties a prerendered page whose part it has to wait for, and what was typed there is lost; so the part is
// waited for first. It is on its way since the page began to load.
const part = warmView(viewAt(currentPath()))
if (part === null) takeOver()
else void part.then(takeOver)
followKeyboard()
// What the server is asked for is not needed to show the page, nor is the code that asks.
void import('#web/device/ask-server.ts').then((part) => part.askServer()).catch(() => undefined)
