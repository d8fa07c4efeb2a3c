/** Base path of the web app. Apart from the addresses of the interface, which the first page does not need. */
export const BASE = '/v3'
