/** "a", "a and b", "a, b and c"; `otherwise` if there is nothing to list. */
export function joinedList(items: readonly string[], otherwise: string): string {
  const last = items.at(-1)
  if (last === undefined) return otherwise
  return items.length === 1 ? last : `${items.slice(0, -1).join(', ')} and ${last}`
}
