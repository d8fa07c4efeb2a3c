const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** "14:02", as the clock on the wall says it. */
export const wallClock = (time: Date): string => `${twoDigits(time.getHours())}:${twoDigits(time.getMinutes())}`
