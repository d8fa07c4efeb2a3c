import { type RefObject, useEffect } from 'react'

const pressable = 'a[href], button:not(:disabled), summary'

/** An ancestor of the element that had the focus, and the index of its child that was or contained that element. */
type Around = { readonly element: Element; readonly at: number }

/** The ancestors of an element, nearest first, up to `root`. */
function aroundOf(inner: Element, root: Element): readonly Around[] {
  const { parentElement: element } = inner
  if (inner === root || element === null) return []
  return [{ element, at: [...element.children].indexOf(inner) }, ...aroundOf(element, root)]
}

/** The first pressable element in the child that took the place of the lost one, or in the last child. */
function nextIn({ element, at }: Around): HTMLElement | null {
  const child = element.children[at] ?? element.lastElementChild
  if (!(child instanceof HTMLElement)) return null
  return child.matches(pressable) ? child : child.querySelector<HTMLElement>(pressable)
}

/**
 * Keeps the focus near its place if the focused element is removed, such as a row that is deleted or a button that is
 * replaced. Otherwise the focus would jump to the top of the page.
 */
export function useFocusKept(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const page = root.current
    if (page === null) return
    let focused: Element | null = null
    let around: readonly Around[] = []
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return
      focused = target
      around = aroundOf(target, page)
    }
    // An element that lost the focus but is still there is forgotten. A removed one loses it too, but is gone by then.
    const forget = () =>
      queueMicrotask(() => {
        if (focused?.isConnected && focused !== document.activeElement) focused = null
      })
    const keep = () => {
      if (focused === null || focused.isConnected || document.activeElement !== document.body) return
      const left = around.filter(({ element }) => element.isConnected)
      focused = null
      const next = left.map(nextIn).find((found) => found !== null) ?? page
      next.focus({ preventScroll: true })
    }
    const changes = new MutationObserver(keep)
    changes.observe(page, { childList: true, subtree: true })
    page.addEventListener('focusin', remember)
    page.addEventListener('focusout', forget)
    return () => {
      changes.disconnect()
      page.removeEventListener('focusin', remember)
      page.removeEventListener('focusout', forget)
    }
  }, [root])
}
