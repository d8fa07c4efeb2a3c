/** The `code` of a system or PostgreSQL error ('ENOENT', '57P03'), or '' where there is none. */
export function errorCode(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return ''
  return typeof error.code === 'string' ? error.code : ''
}
