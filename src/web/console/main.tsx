import '#web/device/older-browsers.ts'
import '#web/styles/tokens.css'
import '#web/styles/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadTheme } from '#web/device/main-store.ts'
import { Console } from './console.tsx'

loadTheme()
const root = document.getElementById('app')
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <Console />
    </StrictMode>,
  )
