/**
 * How much a week may repeat: something new at each meal, lunches and dinners cooked for two meals where a dish keeps, or
 * as little shopping and cooking as possible.
 */
export const varieties = ['NEW', 'BALANCED', 'SIMPLE'] as const
export type Variety = (typeof varieties)[number]
