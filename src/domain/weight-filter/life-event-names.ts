import type { LifeEventKind } from './life-events.ts'

/** Names of life events in lists. */
export const lifeEventNames = {
  AWAY: 'Away from home',
  ILLNESS_WITH_FEVER: 'Ill',
  NEW_SCALE: 'New scale',
  PAUSED: 'Pause',
  BREAK: 'Break',
  RESET: 'Started over',
  NEW_MEDICATION: 'New medication',
  SURGERY: 'Surgery',
  PREGNANT_OR_BREASTFEEDING: 'Pregnant or breastfeeding',
  EATING_DISORDER: 'Eating disorder',
} as const satisfies Record<LifeEventKind, string>
