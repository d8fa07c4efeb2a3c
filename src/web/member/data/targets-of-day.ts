import type { TargetsView, WeekView } from '#domain/api/member/week.ts'

/** The targets of a day of a week; days count from 0. They differ within a week that was given more food. */
export const targetsOfDay = (view: WeekView, day: number): TargetsView => view.days[day]?.targets ?? view.targets
