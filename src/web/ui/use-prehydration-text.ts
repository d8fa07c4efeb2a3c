import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useHydrated } from '#web/device/hydration.tsx'

/** The content of a form, serialised as by the inline script of the document. */
const formContent = (form: HTMLFormElement): string => JSON.stringify([...new FormData(form)])

/**
 * Repeats a submit that happened before hydration, when the document only recorded the form's content on the form. If the
 * content has changed since, for example to other units, nothing is submitted. `field` is a field of the form.
 */
function usePrehydrationSubmit(field: RefObject<HTMLInputElement | null>): void {
  const isHydrated = useHydrated()
  useEffect(() => {
    const form = field.current?.form
    const sent = form?.dataset['early']
    if (!isHydrated || form == null || sent === undefined) return
    delete form.dataset['early']
    // After this timeout the form contains the typed and the stored values, and any redirect has happened.
    const timer = setTimeout(() => {
      if (formContent(form) === sent) form.querySelector<HTMLButtonElement>('button[type=submit]')?.click()
    })
    return () => clearTimeout(timer)
  }, [field, isHydrated])
}

/**
 * Passes on what was typed into a prerendered field before hydration, which React would overwrite with its own value,
 * and repeats an early submit. `value` is the value that React renders.
 */
export function usePrehydrationText(value: string, take: (typed: string) => void): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null)
  const takeOver = useEffectEvent(() => {
    const typed = field.current?.value ?? ''
    if (typed !== '' && typed !== value) take(typed)
  })
  // Runs before the first paint, and so before the stored answers are shown.
  useLayoutEffect(() => takeOver(), [])
  usePrehydrationSubmit(field)
  return field
}
