import '#web/styles/tokens.css'
import '#web/styles/base.css'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { App } from '#web/app.tsx'
import { followKeyboard, openDevice } from '#web/device/start-up.ts'

openDevice()
const root = document.getElementById('app')
if (root !== null) {
  hydrateRoot(
    root,
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
followKeyboard()
// What the server is asked for is not needed to show the page, nor is the code that asks.
void import('#web/device/ask-server.ts').then((part) => part.askServer()).catch(() => undefined)
