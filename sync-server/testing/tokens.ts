import { UnsecuredJWT } from 'jose'
import { demoProject } from '../../scripts/demo-project'

/** An ID token as the Auth emulator issues it, for an hour from now; `claims` replace its own. */
export function tokenOf(userId: string, claims: Record<string, unknown> = {}) {
  const now = Math.floor(Date.now() / 1000)
  return new UnsecuredJWT({
    iss: `https://securetoken.google.com/${demoProject.id}`,
    aud: demoProject.id,
    sub: userId,
    iat: now,
    auth_time: now - 60,
    exp: now + 3600,
    ...claims,
  }).encode()
}
