import type { Hero } from '#domain/funnel/hero.ts'
import { changeLeads, shapeNotes, statisticsWords } from './statistics-words.ts'

/** The lead sentence, which responds to how the person's weight usually changes. */
export const leadFor = ({ weightChange }: Hero): string =>
  weightChange === undefined ? statisticsWords.lead : changeLeads[weightChange]

/** A note about when the person was last in their best shape; empty while that is not known. */
export const noteFor = ({ bestShape }: Hero): string => (bestShape === undefined ? '' : shapeNotes[bestShape])
