/** Memoises a function of one object in a WeakMap: it runs once for each object. */
export function memoize<K extends object, V extends object | string | number>(of: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, V>()
  return (key) => {
    const found = known.get(key)
    if (found !== undefined) return found
    const made = of(key)
    known.set(key, made)
    return made
  }
}
