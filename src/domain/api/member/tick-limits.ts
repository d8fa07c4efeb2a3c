/** The most ticks in one request; the device and the server read it here. */
export const TICKS_AT_ONCE = 400
