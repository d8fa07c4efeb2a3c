import type { MemberView } from '#domain/api/member/member.ts'

/** Whether a week is not planned because the plan has a pause: it is not requested then. */
export const isPaused = ({ plannedUntil }: Pick<MemberView, 'plannedUntil'>, week: number): boolean =>
  plannedUntil !== undefined && week > plannedUntil
