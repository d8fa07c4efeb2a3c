/** A statement on its way to the database, with those before it in its transaction. */
export type Statement = { readonly text: string; readonly transaction: readonly string[] }

/** The n-th time that something passes a door: on its way in, or done and its answer on the way out. */
export type Place = { readonly when: 'before' | 'after'; readonly nth?: number } & (
  | { readonly door: 'database'; readonly is: (statement: Statement) => boolean }
  | { readonly door: 'provider'; readonly is: (call: string) => boolean }
)

export type Verdict = 'pass' | 'strike before' | 'strike after'

/** Stands at the doors between the app and the world. */
export type Doorkeeper = {
  /** What is to be done with a statement, or with a call such as `POST /v1/customers`. */
  judge(passing: Statement | string): Verdict
  strike(): void
}

/** Waits there to kill the app at exactly one place. */
export type Reaper = Doorkeeper & {
  /** From now on the place is watched. */
  arm(place: Place): void
  /** Nothing is watched any more. */
  disarm(): void
  /** Whether it has struck since it was armed. */
  readonly hasStruck: boolean
}

export function createReaper(kill: () => void): Reaper {
  let place: Place | null = null
  let left = 0
  let hasStruck = false
  const fits = (watched: Place, passing: Statement | string): boolean => {
    if (typeof passing === 'string') return watched.door === 'provider' && watched.is(passing)
    return watched.door === 'database' && watched.is(passing)
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
    judge: (passing) => {
      if (place === null || !fits(place, passing)) return 'pass'
      left -= 1
      if (left > 0) return 'pass'
      const { when } = place
      place = null
      return `strike ${when}`
    },
    strike: () => {
      hasStruck = true
      kill()
    },
    get hasStruck() {
      return hasStruck
    },
  }
}
