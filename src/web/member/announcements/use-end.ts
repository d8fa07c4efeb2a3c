import { type RefObject, useLayoutEffect, useState } from 'react'

/** The end of the window at which an announcement stands. */
export type End = 'foot' | 'top'

/** What finishes a form: its own button, or those of a field that is kept without one. */
const FINISHERS = 'main form button[type="submit"], main fieldset button[data-action]'

/** Room around a button within which an announcement is too near to press it surely, px. */
const NEAR_PX = 8

/** The distance of an announcement from the top of the window, px. */
export const TOP_PX = 12

/** Whether something from `top` to `bottom` covers what finishes a form. */
function covers(top: number, bottom: number): boolean {
  return [...document.querySelectorAll(FINISHERS)].some((button) => {
    const at = button.getBoundingClientRect()
    return at.height > 0 && at.top < bottom + NEAR_PX && at.bottom > top - NEAR_PX
  })
}

/**
 * The end at which an announcement covers nothing that finishes a form: the foot, or the top while there is such a
 * button at the foot. `place` is around the card, in the part of the page that floats above the tab bar.
 */
export function useEnd(place: RefObject<HTMLElement | null>, isShown: boolean): End {
  const [end, setEnd] = useState<End>('foot')
  useLayoutEffect(() => {
    if (!isShown) return
    const look = () => {
      const { current } = place
      const foot = current?.parentElement?.getBoundingClientRect().bottom ?? 0
      const height = current?.getBoundingClientRect().height ?? 0
      setEnd(covers(foot - height, foot) && !covers(TOP_PX, TOP_PX + height) ? 'top' : 'foot')
    }
    look()
    // Forms open, close and scroll below it.
    const changes = new MutationObserver(look)
    changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open', 'hidden'] })
    const passive = { capture: true, passive: true }
    window.addEventListener('scroll', look, passive)
    window.addEventListener('resize', look)
    return () => {
      changes.disconnect()
      window.removeEventListener('scroll', look, passive)
      window.removeEventListener('resize', look)
    }
  }, [place, isShown])
  return isShown ? end : 'foot'
}
