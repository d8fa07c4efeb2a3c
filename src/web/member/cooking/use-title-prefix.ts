import { useEffect } from 'react'

const MARK = ' · '

/** Puts something in front of the page's title while there is something, so that it is read in the tab. */
export function useTitlePrefix(prefix: string | null): void {
  useEffect(() => {
    if (prefix === null) return
    const whole = prefix + MARK
    const add = () => {
      if (!document.title.startsWith(whole)) document.title = whole + document.title
    }
    add()
    // A page that is gone to writes its own title.
    const title = document.querySelector('title')
    const watcher = new MutationObserver(add)
    if (title !== null) watcher.observe(title, { childList: true })
    return () => {
      watcher.disconnect()
      if (document.title.startsWith(whole)) document.title = document.title.slice(whole.length)
    }
  }, [prefix])
}
