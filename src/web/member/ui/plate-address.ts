import { BASE } from '#domain/api/base-path.ts'

/** Where the picture of a dish is. */
export const plateAddress = (picture: string): string => `${BASE}/plates/${picture}.svg`
