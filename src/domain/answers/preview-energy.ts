/**
 * The energies for which a first day may be planned, kcal a day. The step is so large that an energy says nothing about
 * one body: some ten thousand combinations of sex, age, height and weight share each.
 */
export const PREVIEW_ENERGY = { least: 1200, most: 5000, step: 50 } as const

/** The nearest of these energies. */
export function previewEnergy(energy: number): number {
  const { least, most, step } = PREVIEW_ENERGY
  return Math.min(most, Math.max(least, Math.round(energy / step) * step))
}
