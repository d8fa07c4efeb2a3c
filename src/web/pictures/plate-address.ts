import { BASE } from '#domain/api/base-path.ts'

/** The address of the picture of a dish by itself, a square to be laid on any ground. */
export const cutPlateAddress = (picture: string): string => `${BASE}/plates/${picture}_cut.svg`

/** The address of the picture of a dish. */
export const plateAddress = (picture: string): string => `${BASE}/plates/${picture}.svg`
