/** Sizes of what reads text, in bytes once unpacked; a test compares them with the packages. */
const detector = 4_745_517
const recogniser = 10_822_323
const runtime = 14_239_897

export const modelBytes = { detector, recogniser, runtime, total: detector + recogniser + runtime } as const

/** What goes over the network, once, in megabytes: said before it is fetched. */
export const DOWNLOAD_MB = 17
