/** The option that a key makes active in an open list; null is none, and undefined says that the key is no such key. */
export function activeAfter(key: string, active: number | null, count: number): number | null | undefined {
  if (count === 0) return key === 'ArrowDown' || key === 'ArrowUp' ? null : undefined
  switch (key) {
    case 'ArrowDown':
      return active === null ? 0 : active + 1 < count ? active + 1 : null
    case 'ArrowUp':
      return active === null ? count - 1 : active > 0 ? active - 1 : null
    default:
      return undefined
  }
}
