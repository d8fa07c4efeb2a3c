const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** "14:02", in local time. */
export const wallClock = (time: Date): string => `${twoDigits(time.getHours())}:${twoDigits(time.getMinutes())}`
