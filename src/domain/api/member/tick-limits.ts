/** Most ticks in one request, for the device and the server. */
export const TICKS_AT_ONCE = 400
