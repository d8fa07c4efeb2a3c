import { planNameIn } from '#domain/billing/plans.ts'
import { readerLanguage } from './reader-language.ts'

/** The name of a plan as this page calls it. */
export const planNameText = (name: string): string => planNameIn(readerLanguage, name)
