/** The format of a coupon code. Kept apart from the schemas, because the browser checks the input with it. */
export const couponCodePattern = '^[A-Za-z0-9_-]{1,32}$'
