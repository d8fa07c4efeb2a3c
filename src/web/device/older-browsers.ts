/**
 * Functions that the pages use and Chrome 109, Firefox 115, Safari 15.6 or in-app browsers of their age lack. Imported
 * before anything else of an entry; syntax and styles are lowered by the build (vite.config.ts).
 */
function add(to: object, name: string, value: unknown): void {
  if (!(name in to)) Object.defineProperty(to, name, { value, writable: true, configurable: true })
}

type Order<T> = (a: T, b: T) => number

// Chrome 110, Safari 16.
add(Array.prototype, 'toSorted', function <T>(this: readonly T[], order?: Order<T>) {
  return [...this].sort(order)
})
add(Array.prototype, 'toReversed', function <T>(this: readonly T[]) {
  return [...this].reverse()
})
