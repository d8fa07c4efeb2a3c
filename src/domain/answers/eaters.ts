/** How many people eat; each of them eats the planned portion. */
export const eaterCounts = [1, 2, 3, 4, 5, 6] as const
