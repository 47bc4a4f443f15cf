import {
  createRemoteJWKSet,
  errors,
  jwtVerify,
  UnsecuredJWT,
  type JWTPayload,
  type JWTVerifyGetKey,
} from 'jose'
import { Refusal } from './refusal'

/** A person as a valid ID token names them. Times are in seconds, as in the token. */
export type Identity = { userId: string; signedInAt: number; expiresAt: number }
export type VerifyToken = (token: string) => Promise<Identity>

const KEYS_URL = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'
const KEYS_MAX_AGE_MS = 6 * 60 * 60 * 1000
/** Clocks differ a little. */
const CLOCK_TOLERANCE_S = 10

/** Google's public keys: cached for six hours, and fetched again before that when a token names an unknown key. */
const googleKeys = () => createRemoteJWKSet(new URL(KEYS_URL), { cacheMaxAge: KEYS_MAX_AGE_MS })

/**
 * Returns a function that verifies Firebase ID tokens of a project. It throws a Refusal: 401 for a token that is forged,
 * expired or of another project, 503 if Google's keys cannot be fetched. With `authEmulator` it accepts the unsigned tokens
 * of the emulator, and no others.
 */
export function tokenVerifier({
  projectId,
  authEmulator,
  keys = googleKeys(),
}: {
  projectId: string
  authEmulator: boolean
  keys?: JWTVerifyGetKey
}): VerifyToken {
  const expected = {
    issuer: `https://securetoken.google.com/${projectId}`,
    audience: projectId,
    clockTolerance: CLOCK_TOLERANCE_S,
    requiredClaims: ['sub', 'exp', 'iat', 'auth_time'],
  }
  return async (token) => {
    try {
      const { payload } = authEmulator
        ? UnsecuredJWT.decode(token, expected)
        : await jwtVerify(token, keys, { ...expected, algorithms: ['RS256'] })
      return readIdentity(payload)
    } catch (error) {
      throw refusalOf(error)
    }
  }
}

function readIdentity({ sub, exp, iat, auth_time }: JWTPayload): Identity {
  const latest = Date.now() / 1000 + CLOCK_TOLERANCE_S
  const isValid =
    sub &&
    exp !== undefined &&
    iat !== undefined &&
    iat <= latest &&
    typeof auth_time === 'number' &&
    auth_time <= latest
  if (!isValid) throw new errors.JWTInvalid('A claim is missing or lies in the future')
  return { userId: sub, signedInAt: auth_time, expiresAt: exp }
}

function refusalOf(error: unknown) {
  if (error instanceof errors.JWTExpired)
    return new Refusal(401, 'token-expired', 'The ID token has expired.')
  // If the keys cannot be fetched, jose throws one of these two or the error of `fetch`.
  const isKeyProblem =
    !(error instanceof errors.JOSEError) ||
    error instanceof errors.JWKSTimeout ||
    error.code === 'ERR_JOSE_GENERIC'
  return isKeyProblem
    ? new Refusal(503, 'keys-unavailable', 'The keys that ID tokens are verified with cannot be fetched.')
    : new Refusal(401, 'token-invalid', 'The ID token is not valid for this project.')
}
