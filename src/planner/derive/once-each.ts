/** A function that works out what it says of each object once, for as long as that object lives. */
export function onceEach<K extends object, V extends object | string | number>(of: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, V>()
  return (key) => {
    const found = known.get(key)
    if (found !== undefined) return found
    const made = of(key)
    known.set(key, made)
    return made
  }
}
