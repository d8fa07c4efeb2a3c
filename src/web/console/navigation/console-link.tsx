import type { MouseEvent, ReactNode } from 'react'
import { go } from './address.ts'

type ConsoleLinkProps = {
  readonly href: string
  readonly children: ReactNode
  readonly className?: string | undefined
  readonly isCurrent?: boolean
}

/** A link to another page of the console: it has a real address, but following it does not load a new document. */
export function ConsoleLink({ href, children, className, isCurrent = false }: ConsoleLinkProps) {
  const follow = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (event.defaultPrevented || !isPlain) return
    event.preventDefault()
    go(href)
    window.scrollTo(0, 0)
  }
  return (
    <a href={href} className={className} aria-current={isCurrent ? 'page' : undefined} onClick={follow}>
      {children}
    </a>
  )
}
