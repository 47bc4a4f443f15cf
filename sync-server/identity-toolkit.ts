import { once } from 'node:events'
import type { GoogleAuth } from 'google-auth-library'

/** Finds out which of at most 100 accounts exist. Throws unless the answer of the identity service is complete. */
export type FindAccounts = (userIds: string[], signal: AbortSignal) => Promise<Set<string>>

type Options = { url: string; projectId: string; authEmulator: boolean }

const SCOPE = 'https://www.googleapis.com/auth/identitytoolkit'
const TIMEOUT_MS = 10_000

/**
 * Asks Identity Toolkit at `url`, as the service account of the environment (`GOOGLE_APPLICATION_CREDENTIALS`, or that of a
 * machine in Google's cloud), or the emulator as its administrator.
 */
export function accountFinder({ url, projectId, authEmulator }: Options): FindAccounts {
  const getToken = authEmulator ? async () => 'owner' : serviceAccountToken(projectId)
  return async (userIds, over) => {
    const signal = AbortSignal.any([over, AbortSignal.timeout(TIMEOUT_MS)])
    const late = once(signal, 'abort').then((): never => {
      throw signal.reason
    })
    const token = await Promise.race([getToken(), late])
    const response = await fetch(`${url}/v1/projects/${projectId}/accounts:lookup`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ localId: userIds }),
      signal,
    })
    if (!response.ok) throw new Error(`Identity Toolkit answered ${response.status}`)
    return readAccounts(await response.json(), userIds)
  }
}

function serviceAccountToken(projectId: string) {
  let auth: GoogleAuth | undefined
  return async () => {
    const { GoogleAuth } = await import('google-auth-library')
    // Without the project it would look for one, which takes seconds.
    auth ??= new GoogleAuth({ scopes: SCOPE, projectId })
    const token = await auth.getAccessToken()
    if (!token) throw new Error('There is no access token for Identity Toolkit')
    return token
  }
}

/** Reads an answer, which leaves `users` out if it has none of the accounts. */
function readAccounts(answer: unknown, userIds: string[]): Set<string> {
  const { kind, users = [] } = (answer ?? {}) as { kind?: unknown; users?: unknown }
  if (kind !== 'identitytoolkit#GetAccountInfoResponse' || !Array.isArray(users))
    throw new Error('The answer of Identity Toolkit is not one about accounts')
  const asked = new Set<unknown>(userIds)
  const found = users.map((user: { localId?: unknown } | null) => user?.localId)
  if (!found.every((id): id is string => asked.has(id)))
    throw new Error('Identity Toolkit answered about other accounts')
  return new Set(found)
}
