import { newId } from '../world.ts'

const LIFE = 32_400

/** OAuth tokens, issued for the right credentials and valid for nine hours. */
export function createTokens(now: () => Date, credentials: string) {
  const good = new Map<string, number>()
  const expected = `Basic ${Buffer.from(credentials).toString('base64')}`
  return {
    give(authorization: string, form: string): { readonly access_token: string; readonly expires_in: number } | null {
      if (authorization !== expected || form !== 'grant_type=client_credentials') return null
      const token = `A21AA${newId(30)}`
      good.set(token, now().getTime() + LIFE * 1000)
      return { access_token: token, expires_in: LIFE }
    },
    isGood(authorization: string): boolean {
      return (good.get(authorization.replace(/^Bearer /, '')) ?? 0) > now().getTime()
    },
    /** Revokes all of them before they expire. */
    revoke: (): void => good.clear(),
  }
}
export type Tokens = ReturnType<typeof createTokens>
