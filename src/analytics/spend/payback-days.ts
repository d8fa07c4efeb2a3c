/** Days after that of the visit up to which payments are counted, each including those before. */
export const PAYBACK_DAYS = [0, 7, 30, 90] as const
