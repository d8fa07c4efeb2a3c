/** Bytes. What a new connection may send in its first round trip (RFC 6928: ten segments), less the headers. */
export const FIRST_HTML_LIMIT = 14_000
