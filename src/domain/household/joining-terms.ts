/** How another adult joins a household: for nothing as long as its plan lasts, or with a plan of their own. */
export const joiningTerms = ['free', 'own-plan'] as const
export type JoiningTerms = (typeof joiningTerms)[number]
