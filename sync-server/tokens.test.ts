import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type CryptoKey } from 'jose'
import { beforeAll, expect, test } from 'vitest'
import { tokenVerifier, type VerifyToken } from './tokens'

const now = Math.floor(Date.now() / 1000)
const claims = {
  iss: 'https://securetoken.google.com/tasty-1',
  aud: 'tasty-1',
  sub: 'anna',
  iat: now - 10,
  auth_time: now - 100,
  exp: now + 3590,
}
let key: CryptoKey
let otherKey: CryptoKey
let verify: VerifyToken

beforeAll(async () => {
  const pair = await generateKeyPair('RS256')
  key = pair.privateKey
  otherKey = (await generateKeyPair('RS256')).privateKey
  const keys = createLocalJWKSet({
    keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'key-1', alg: 'RS256' }],
  })
  verify = tokenVerifier({ projectId: 'tasty-1', authEmulator: false, keys })
})

const sign = (changes: Record<string, unknown> = {}, { kid = 'key-1', by = key } = {}) =>
  new SignJWT({ ...claims, ...changes }).setProtectedHeader({ alg: 'RS256', kid }).sign(by)

test('accepts a token of the project that Google signed', async () => {
  expect(await verify(await sign())).toEqual({ userId: 'anna', signedInAt: now - 100, expiresAt: now + 3590 })
})

test.each([
  ['is signed by another key', () => sign({}, { by: otherKey })],
  ['names a key that Google does not have', () => sign({}, { kid: 'key-2' })],
  ['is unsigned', async () => new UnsecuredJWT(claims).encode()],
  [
    'is signed with the public key as a secret',
    () => new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: 'key-1' }).sign(new Uint8Array(32)),
  ],
  ['is of another project', () => sign({ aud: 'tasty-2' })],
  ['is of another issuer', () => sign({ iss: 'https://securetoken.google.com/tasty-2' })],
  ['is of nobody', () => sign({ sub: '' })],
  ['was issued in the future', () => sign({ iat: now + 3600 })],
  ['knows no time of sign-in', () => sign({ auth_time: undefined })],
  ['has no end', () => sign({ exp: undefined })],
  ['was cut', async () => (await sign()).slice(0, -10)],
])('refuses a token that %s', async (_name, token) => {
  await expect(verify(await token())).rejects.toMatchObject({ status: 401, code: 'token-invalid' })
})

test('refuses an expired token, a little later than its clock says', async () => {
  await expect(verify(await sign({ exp: now - 60 }))).rejects.toMatchObject({
    status: 401,
    code: 'token-expired',
  })
  expect(await verify(await sign({ exp: now - 2 }))).toMatchObject({ userId: 'anna' })
})

test('says that the keys are unavailable, not that the token is invalid', async () => {
  const failing = tokenVerifier({
    projectId: 'tasty-1',
    authEmulator: false,
    keys: () => Promise.reject(new TypeError('fetch failed')),
  })
  await expect(failing(await sign())).rejects.toMatchObject({ status: 503, code: 'keys-unavailable' })
})

test('with the emulator accepts unsigned tokens only', async () => {
  const emulated = tokenVerifier({ projectId: 'tasty-1', authEmulator: true })
  expect(await emulated(new UnsecuredJWT(claims).encode())).toMatchObject({ userId: 'anna' })
  await expect(emulated(await sign())).rejects.toMatchObject({ code: 'token-invalid' })
})
