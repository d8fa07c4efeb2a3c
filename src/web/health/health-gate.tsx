import { type ReactNode, useState } from 'react'
import { checkpointVerdict } from '#domain/hero/health-conditions.ts'
import { readConditions, storeConditions } from '#web/device/conditions.ts'
import { useHydrated } from '#web/device/hydration.tsx'
import { Checkpoint, CheckpointStop } from './health-question.tsx'

type HealthGateProps = {
  /** What is shown to a visitor whose health allows a plan; `isAdvised`: a doctor should be asked first. */
  readonly children: (isAdvised: boolean) => ReactNode
  /** Called once the visitor has given an answer that allows a plan; then nothing else is shown here. */
  readonly onAllowed?: () => void
}

/** Asks the health question if this tab has no answer to it, and ends the journey if the answer rules a plan out. */
export function HealthGate({ children, onAllowed }: HealthGateProps) {
  const isHydrated = useHydrated()
  const [chosen, setChosen] = useState<ReturnType<typeof readConditions> | null>(null)
  const answer = (conditions: NonNullable<typeof chosen>) => {
    storeConditions(conditions)
    const { kind } = checkpointVerdict(conditions)
    if (onAllowed !== undefined && (kind === 'clear' || kind === 'advise')) onAllowed()
    else setChosen(conditions)
  }
  const verdict = checkpointVerdict(chosen ?? (isHydrated ? readConditions() : []))
  switch (verdict.kind) {
    case 'unanswered':
      return <Checkpoint onDone={answer} />
    case 'stop':
      return <CheckpointStop onChange={() => answer([])} />
    case 'advise':
    case 'clear':
      return children(verdict.kind === 'advise')
  }
}
