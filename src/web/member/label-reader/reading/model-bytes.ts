/** Unpacked sizes of the models and their runtime, in bytes; a test compares them with the packages. */
const detector = 4_745_517
const recogniser = 10_822_323
const runtime = 14_239_897

export const modelBytes = { detector, recogniser, runtime, total: detector + recogniser + runtime } as const

/** Size of the one-time download in megabytes; members are told before it starts. */
export const DOWNLOAD_MB = 17
