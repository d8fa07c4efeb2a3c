/**
 * The one health question that the questionnaire does not ask. It is kept apart from the hero record. With a condition
 * in `stopping` there is no weight-loss plan; the others only lead to the advice to see a doctor first.
 */
export const conditions = [
  'PREGNANT_OR_BREASTFEEDING',
  'UNDER_18',
  'EATING_DISORDER',
  'INSULIN_OR_SULFONYLUREA',
  'HEART_OR_BLOOD_PRESSURE',
  'KIDNEY_OR_LIVER',
  'RECENT_SURGERY',
  'UNINTENDED_WEIGHT_LOSS',
  'SEVERE_FOOD_ALLERGY',
  'NONE',
] as const
export type Condition = (typeof conditions)[number]

export const stopping = [
  'PREGNANT_OR_BREASTFEEDING',
  'UNDER_18',
  'EATING_DISORDER',
] as const satisfies readonly Condition[]

export type CheckpointVerdict = { kind: 'unanswered' } | { kind: 'stop' } | { kind: 'advise' } | { kind: 'clear' }

export function checkpointVerdict(answers: readonly Condition[]): CheckpointVerdict {
  if (answers.length === 0) return { kind: 'unanswered' }
  if (stopping.some((condition) => answers.includes(condition))) return { kind: 'stop' }
  return answers.every((condition) => condition === 'NONE') ? { kind: 'clear' } : { kind: 'advise' }
}
