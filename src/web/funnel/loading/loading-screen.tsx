import { HealthGate } from '#web/health/health-gate.tsx'
import { LoadingWork } from './loading-work.tsx'

/**
 * Prepares what the next pages need and shows the progress; before that, asks the health question if this tab has no
 * answer to it.
 */
export const LoadingScreen = ({ preloadNextPages }: { preloadNextPages: () => Promise<unknown> }) => (
  <HealthGate>{(isAdvised) => <LoadingWork isAdvised={isAdvised} preloadNextPages={preloadNextPages} />}</HealthGate>
)
