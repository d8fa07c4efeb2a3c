import { createStore, useStore } from '#web/device/store.ts'

/** The browser's offer to put the app among the others. Only Chromium makes it, and the standard library has no type. */
type InstallOffer = Event & { readonly prompt: () => Promise<unknown> }

const isOffer = (event: Event): event is InstallOffer => 'prompt' in event && typeof event.prompt === 'function'

const offers = createStore<InstallOffer | null>(null)

/** Keeps the browser's offer for the moment when the person asks for it. The offer comes once, soon after a page loads. */
export function keepInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    if (!isOffer(event)) return
    event.preventDefault()
    offers.set(event)
  })
  window.addEventListener('appinstalled', () => offers.set(null))
}

/** Whether this device can put the app on its home screen now, and the way to do so. An offer serves once. */
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
