/** What is to go wrong with the next calls of a stand-in, each kind of call named as in `POST /v1/subscriptions`. */
export type PlannedFaults<Fault extends string> = {
  /** The next calls of this kind go wrong, each in its way. */
  readonly plan: (call: string, ...faults: readonly Fault[]) => void
  readonly next: (call: string) => Fault | null
  readonly clear: () => void
}

/** Faults that wait for their call. */
export function plannedFaults<Fault extends string>(): PlannedFaults<Fault> {
  const waiting = new Map<string, Fault[]>()
  return {
    plan: (call, ...faults) => {
      waiting.set(call, [...(waiting.get(call) ?? []), ...faults])
    },
    next: (call) => waiting.get(call)?.shift() ?? null,
    clear: () => waiting.clear(),
  }
}
