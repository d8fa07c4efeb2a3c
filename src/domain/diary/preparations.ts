/** How a food on a plate was prepared, as far as a photo shows it. */
export const preparations = [
  'raw',
  'boiled',
  'steamed',
  'stewed',
  'baked',
  'roasted',
  'grilled',
  'fried',
  'cooked',
  'ready',
  'unknown',
] as const
export type Preparation = (typeof preparations)[number]
