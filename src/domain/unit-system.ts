/** In what a person is measured, and cooks. Apart from the units themselves, which the first pages do without. */
export const unitSystems = ['metric', 'imperial'] as const
export type UnitSystem = (typeof unitSystems)[number]
