import type { PageName } from '#web/member/pages/member-pages.ts'

/** The pages outside the questionnaire and the plan of which there are pictures, which have their names. */
export const pagePictures = ['home', 'complete', 'help', 'privacy', 'refund-policy', 'credits'] as const

/** The name of the picture of a page of the plan. A step's is its slug. */
export const planPicture = (page: PageName): string => `plan-${page}`

/** The name of the picture of an example of an email. */
export const emailPicture = (example: string): string => `email ${example}`
