import type { FoodTableView } from '#domain/api/member/diary.ts'
import { routes } from '#domain/api/routes.ts'
import { foodTableFrom } from '#web/member/data/food-table-reply.ts'
import { type MemberData, useMemberData } from '#web/member/data/use-member-data.ts'

/** All foods and dishes with their figures, so that a plate can be composed online and offline. */
export const useFoodTable = (): MemberData<FoodTableView> => useMemberData(routes.memberFoodTable, foodTableFrom)
