import { type RefObject, useEffect } from 'react'

const pressable = 'a[href], button:not(:disabled), summary'

/** An element around the one that had the focus, and which of its children that was, or was in. */
type Around = { readonly element: Element; readonly at: number }

/** What is around an element, the nearest first, up to `root`. */
function aroundOf(inner: Element, root: Element): readonly Around[] {
  const { parentElement: element } = inner
  if (inner === root || element === null) return []
  return [{ element, at: [...element.children].indexOf(inner) }, ...aroundOf(element, root)]
}

/** What can be pressed where the lost child was: in what took its place, or in what is last there now. */
function nextIn({ element, at }: Around): HTMLElement | null {
  const child = element.children[at] ?? element.lastElementChild
  if (!(child instanceof HTMLElement)) return null
  return child.matches(pressable) ? child : child.querySelector<HTMLElement>(pressable)
}

/**
 * A row that is removed, or a button that another one takes the place of, may hold the focus: it goes to what stands
 * there now instead of falling to the top of the page.
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
    // A focus that was given away is not kept. What is being removed loses it as well, but is gone right after.
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
