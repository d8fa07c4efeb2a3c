import { type RefObject, useEffect } from 'react'

/**
 * Presses the button of a prerendered form once more for whoever pressed it before React took the page over: the
 * document has marked the form then, and nothing else has come of it. `field` is a field of the form.
 */
export function useEarlyPress(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const form = field.current?.form
    if (form?.dataset['early'] === undefined) return
    delete form.dataset['early']
    // By then the form holds what was typed and what the device knows, and whoever has to go elsewhere has gone.
    const timer = setTimeout(() => form.querySelector<HTMLButtonElement>('button[type=submit]')?.click())
    return () => clearTimeout(timer)
  }, [field])
}
