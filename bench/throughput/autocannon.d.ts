declare module 'autocannon' {
  type Request = {
    readonly method?: string
    readonly path?: string
    readonly headers?: Readonly<Record<string, string>>
    readonly body?: string
    readonly setupRequest?: (request: Request) => Request
  }
  type Options = {
    readonly url: string
    readonly connections: number
    /** Seconds. */
    readonly duration: number
    readonly requests: readonly Request[]
  }
  type Result = {
    readonly errors: number
    readonly timeouts: number
    readonly non2xx: number
    readonly '2xx': number
    /** Seconds. */
    readonly duration: number
    /** Response times, ms. */
    readonly latency: { readonly p99: number }
  }
  function autocannon(options: Options): Promise<Result>
  export = autocannon
}
