import { useState } from 'react'
import { checkpointVerdict } from '#domain/hero/checkpoint.ts'
import { readConditions, storeConditions } from '#web/device/conditions.ts'
import { useHydrated } from '#web/device/hydration.tsx'
import { Checkpoint, CheckpointStop } from './checkpoint.tsx'
import { LoadingWork } from './loading-work.tsx'

/** Asks the health question, then prepares what the next pages need and shows the progress. */
export function LoadingScreen({ preloadNextPages }: { preloadNextPages: () => Promise<unknown> }) {
  const isHydrated = useHydrated()
  const [chosen, setChosen] = useState<ReturnType<typeof readConditions> | null>(null)
  const conditions = chosen ?? (isHydrated ? readConditions() : [])
  const verdict = checkpointVerdict(conditions)
  switch (verdict.kind) {
    case 'unanswered':
      return (
        <Checkpoint
          onDone={(done) => {
            storeConditions(done)
            setChosen(done)
          }}
        />
      )
    case 'stop':
      return (
        <CheckpointStop
          onChange={() => {
            storeConditions([])
            setChosen([])
          }}
        />
      )
    case 'advise':
    case 'clear':
      return <LoadingWork isAdvised={verdict.kind === 'advise'} preloadNextPages={preloadNextPages} />
  }
}
