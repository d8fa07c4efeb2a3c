/** Refusals that may pass; every other one would be the same next time. */
const transient: readonly string[] = ['TOO_MANY_REQUESTS', 'UNEXPECTED', 'SERVICE_UNAVAILABLE']

export const isTransient = (code: string): boolean => transient.includes(code)
