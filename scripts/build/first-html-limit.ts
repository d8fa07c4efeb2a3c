/** Bytes that a new connection can send in its first round trip (RFC 6928: ten segments), less the headers. */
export const FIRST_HTML_LIMIT = 14_000
