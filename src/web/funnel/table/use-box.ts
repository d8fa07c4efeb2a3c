import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { Box } from './place-range.ts'

/** The size of an element, as long as it is there; a usual one until it is known. */
export function useBox<T extends Element>(usual: Box): readonly [RefObject<T | null>, Box] {
  const element = useRef<T>(null)
  const [box, setBox] = useState(usual)
  useLayoutEffect(() => {
    const seen = element.current
    if (seen === null) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = seen
      if (width > 0 && height > 0)
        setBox((now) => (now.width === width && now.height === height ? now : { width, height }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(seen)
    return () => observer.disconnect()
  }, [])
  return [element, box]
}
