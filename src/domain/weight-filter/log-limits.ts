/** Days before the start of the plan for which a weight or an event may be logged; for forms and the server. */
export const DAYS_BEFORE_PLAN = 30
