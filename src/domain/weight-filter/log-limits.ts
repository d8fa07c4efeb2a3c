/** Days before the start of the plan for which an event may be logged; for forms and the server. */
export const DAYS_BEFORE_PLAN = 30
/** The first day for which a weight may be logged: all of a person's history is kept, mistyped years are not. */
export const EARLIEST_WEIGHT_DAY = '1970-01-01'
