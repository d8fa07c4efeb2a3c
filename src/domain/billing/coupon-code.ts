/** What a coupon's code may look like. Apart from the schemas, for the browser checks what is typed with it. */
export const couponCodePattern = '^[A-Za-z0-9_-]{1,32}$'
