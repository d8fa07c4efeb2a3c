import type { MouseEvent, ReactNode } from 'react'
import { navigate } from './navigation.ts'
import { href } from './views.ts'

/** A link within the app: it has a real address, but following it does not load a new page. */
export function Link({
  to,
  className,
  children,
  label,
  current,
}: {
  to: string
  className?: string | undefined
  children: ReactNode
  label?: string
  /** Whether it leads to the current page. */
  current?: boolean
}) {
  const follow = (event: MouseEvent) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return
    event.preventDefault()
    navigate(to)
  }
  return (
    <a
      className={className}
      href={href(to)}
      onClick={follow}
      aria-label={label}
      aria-current={current === true ? 'page' : undefined}
    >
      {children}
    </a>
  )
}
