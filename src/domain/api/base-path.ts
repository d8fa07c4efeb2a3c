/** Base path of the web app. Kept apart from the routes of the API, which the first page does not need. */
export const BASE = '/v3'
