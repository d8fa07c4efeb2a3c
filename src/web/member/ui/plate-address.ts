import { BASE } from '#domain/api/base-path.ts'

/** The address of the picture of a dish. */
export const plateAddress = (picture: string): string => `${BASE}/plates/${picture}.svg`
