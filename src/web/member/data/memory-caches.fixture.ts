/** The part of a browser's Cache Storage that the app uses, in memory. Its keys are in the order of their making. */
export function memoryCaches() {
  const stores = new Map<string, Map<string, Response>>()
  const addressOf = (request: Request | string): string => (typeof request === 'string' ? request : request.url)

  const cacheIn = (entries: Map<string, Response>) => ({
    match: async (request: Request | string) => entries.get(addressOf(request))?.clone(),
    put: async (request: Request | string, response: Response) => void entries.set(addressOf(request), response),
    keys: async () => [...entries.keys()],
    delete: async (request: Request | string) => entries.delete(addressOf(request)),
    addAll: async (addresses: readonly string[]) => {
      for (const address of addresses) {
        const response = await fetch(address)
        if (!response.ok) throw new TypeError('One of the files is missing.')
        entries.set(address, response)
      }
    },
  })

  return {
    open: async (name: string) => {
      const entries = stores.get(name) ?? new Map<string, Response>()
      stores.set(name, entries)
      return cacheIn(entries)
    },
    match: async (request: Request | string) => {
      for (const entries of stores.values()) {
        const found = entries.get(addressOf(request))
        if (found !== undefined) return found.clone()
      }
      return undefined
    },
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  }
}
