/** A statement on its way to the database, with the earlier ones of its transaction. */
export type Statement = { readonly text: string; readonly transaction: readonly string[] }

/**
 * The n-th time that something passes a proxy: before it is carried out, or after it, before its answer is passed on.
 */
export type KillPoint = { readonly when: 'before' | 'after'; readonly nth?: number } & (
  | { readonly proxy: 'database'; readonly is: (statement: Statement) => boolean }
  | { readonly proxy: 'provider'; readonly is: (call: string) => boolean }
)

export type Verdict = 'pass' | 'strike before' | 'strike after'

/** Inspects every statement to the database and every call to the provider. */
export type Interceptor = {
  /** Decides about a statement, or about a call such as `POST /v1/customers`. */
  inspect(passing: Statement | string): Verdict
  kill(): void
}

/** An interceptor that kills the app at one kill point. */
export type FaultInjector = Interceptor & {
  /** Sets the kill point. */
  arm(place: KillPoint): void
  /** Clears the kill point. */
  disarm(): void
  /** Whether it has killed the app since it was armed. */
  readonly hasKilled: boolean
}

export function createFaultInjector(kill: () => void): FaultInjector {
  let place: KillPoint | null = null
  let left = 0
  let hasStruck = false
  const fits = (watched: KillPoint, passing: Statement | string): boolean => {
    if (typeof passing === 'string') return watched.proxy === 'provider' && watched.is(passing)
    return watched.proxy === 'database' && watched.is(passing)
  }
  return {
    arm: (wanted) => {
      place = wanted
      left = wanted.nth ?? 1
      hasStruck = false
    },
    disarm: () => {
      place = null
    },
    inspect: (passing) => {
      if (place === null || !fits(place, passing)) return 'pass'
      left -= 1
      if (left > 0) return 'pass'
      const { when } = place
      place = null
      return `strike ${when}`
    },
    kill: () => {
      hasStruck = true
      kill()
    },
    get hasKilled() {
      return hasStruck
    },
  }
}
