/** How far before the start of the plan a weight or an event may be logged, days; forms and the server read it here. */
export const DAYS_BEFORE_PLAN = 30
