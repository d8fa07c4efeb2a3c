import { createStore, useStore } from '#web/device/store.ts'

/** The browser's offer to install the app. Only Chromium makes it, and the standard types do not have it. */
type InstallOffer = Event & { readonly prompt: () => Promise<unknown> }

const isOffer = (event: Event): event is InstallOffer => 'prompt' in event && typeof event.prompt === 'function'

const offers = createStore<InstallOffer | null>(null)

/** Keeps the browser's offer, which comes once, soon after a page loads, until the person asks to install the app. */
export function keepInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    if (!isOffer(event)) return
    event.preventDefault()
    offers.set(event)
  })
  window.addEventListener('appinstalled', () => offers.set(null))
}

/** Whether this device can install the app now, and a function to do so. An offer can be used only once. */
export function useInstall(): { readonly canInstall: boolean; readonly install: () => void } {
  const offer = useStore(offers)
  return {
    canInstall: offer !== null,
    install: () => {
      offers.set(null)
      void offer?.prompt()
    },
  }
}
