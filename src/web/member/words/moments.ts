import { today } from '#web/device/today.ts'
import { dateText, fullDayText } from '#web/words/dates.ts'

/** "December 12": the day of a moment in the device's time zone. */
export const momentDateText = (moment: string): string => dateText(today(new Date(moment)))

/** "December 12, 2026": the day of a moment in the device's time zone. */
export const momentDayText = (moment: string): string => fullDayText(today(new Date(moment)))
