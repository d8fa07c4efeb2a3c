/** Faults of the next calls to a stand-in; a call has a name such as `POST /v1/subscriptions`. */
export type PlannedFaults<Fault extends string> = {
  /** Plans a fault for each of the next calls of this kind. */
  readonly plan: (call: string, ...faults: readonly Fault[]) => void
  readonly next: (call: string) => Fault | null
  readonly clear: () => void
}

/** A queue of faults for each call. */
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
