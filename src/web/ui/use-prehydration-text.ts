import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'

/** What a form says, as the document writes it down. */
const formContent = (form: HTMLFormElement): string => JSON.stringify([...new FormData(form)])

/**
 * Presses the button of a prerendered form once more for whoever pressed it before React took the page over: the
 * document keeps on the form what was sent then, and nothing else has come of it. Where the form says something else
 * by now, in other units for one, it is left to the person. `field` is a field of the form.
 */
function usePrehydrationSubmit(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const form = field.current?.form
    const sent = form?.dataset['early']
    if (form == null || sent === undefined) return
    delete form.dataset['early']
    // By then the form holds what was typed and what the device knows, and whoever has to go elsewhere has gone.
    const timer = setTimeout(() => {
      if (formContent(form) === sent) form.querySelector<HTMLButtonElement>('button[type=submit]')?.click()
    })
    return () => clearTimeout(timer)
  }, [field])
}

/**
 * Hands over what was typed into a field of a prerendered page before React took it over: React would show its own
 * value in its place. What was sent then is sent once more. `value` is what React believes to be shown.
 */
export function usePrehydrationText(value: string, take: (typed: string) => void): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null)
  const takeOver = useEffectEvent(() => {
    const typed = field.current?.value ?? ''
    if (typed !== '' && typed !== value) take(typed)
  })
  // Before the first paint, and so before the stored answers are shown.
  useLayoutEffect(() => takeOver(), [])
  usePrehydrationSubmit(field)
  return field
}
