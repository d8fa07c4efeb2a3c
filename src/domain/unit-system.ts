/**
 * The units in which a person is measured and cooks. Kept apart from the units themselves, which the first pages do not
 * need.
 */
export const unitSystems = ['metric', 'imperial'] as const
export type UnitSystem = (typeof unitSystems)[number]
