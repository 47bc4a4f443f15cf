export type Limits = {
  /** The size of a stored document, and so of a message. */
  documentBytes: number
  members: number
  connections: number
  connectionsPerUser: number
  messagesPerSecond: number
}

export type Settings = {
  host: string
  /** 0 picks a free port. */
  port: number
  /** The folder of the embedded store; undefined keeps it in memory. */
  folder: string | undefined
  /** A Postgres in place of the embedded store. */
  databaseUrl: string | undefined
  /** The Redis that several servers share. */
  redisUrl: string | undefined
  projectId: string
  /** Accepts the unsigned tokens of the Auth emulator. */
  authEmulator: boolean
  /** Where to ask which accounts still exist; undefined: nowhere, what a deleted account has stored stays. */
  identityToolkitUrl: string | undefined
  /** Origins of the sites that may connect; empty: any. */
  allowedOrigins: string[]
  /** Takes the client's address from X-Forwarded-For. */
  trustProxy: boolean
  limits: Limits
}

export const defaultLimits: Limits = {
  documentBytes: 4_000_000,
  members: 8,
  connections: 10_000,
  connectionsPerUser: 20,
  messagesPerSecond: 50,
}

/** The first projects of Google's domains have ids such as `example.com:my-project`. */
const PROJECT_ID = /^[a-z][a-z\d.:-]*$/

/** Readers of variables, which throw an Error that names a malformed one. */
function readersOf(env: Record<string, string | undefined>) {
  const text = (name: string) => env[name]?.trim() || undefined
  const number = (name: string, initial: number, max: number) => {
    const value = text(name) ?? `${initial}`
    if (/^\d+$/.test(value) && Number(value) >= 1 && Number(value) <= max) return Number(value)
    throw new Error(`${name} must be a whole number from 1 to ${max}, not "${value}"`)
  }
  const isOn = (name: string) => {
    const value = text(name) ?? 'off'
    if (value === 'on' || value === 'off') return value === 'on'
    throw new Error(`${name} must be on or off, not "${value}"`)
  }
  const url = (name: string, protocols: string[]) => {
    const value = text(name)
    if (value === undefined || (URL.canParse(value) && protocols.includes(new URL(value).protocol)))
      return value
    // The value itself may hold a password.
    throw new Error(`${name} must begin with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`)
  }
  return { text, number, isOn, url }
}

/** Reads the settings of the README from the environment. Throws an Error that names a missing or malformed variable. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const { text, number, isOn, url } = readersOf(env)
  const projectId = text('FIREBASE_PROJECT_ID')
  if (!projectId) throw new Error('FIREBASE_PROJECT_ID must be the id of the Firebase project of the site')
  // Tokens of any other project are refused, so a misspelt id would start a server that nobody can sign in to.
  if (!PROJECT_ID.test(projectId))
    throw new Error(`FIREBASE_PROJECT_ID must be an id such as my-project-1a2b3, not "${projectId}"`)
  const authEmulator = isOn('AUTH_EMULATOR')
  // Firebase reserves these ids for projects that exist in emulators only, so no real account can be forged.
  if (authEmulator && !projectId.startsWith('demo-'))
    throw new Error(
      'AUTH_EMULATOR accepts unsigned tokens: it needs a FIREBASE_PROJECT_ID that begins with demo-',
    )
  return {
    host: text('SYNC_HOST') ?? '127.0.0.1',
    port: number('SYNC_PORT', 5050, 65_535),
    folder: text('SYNC_FOLDER') ?? 'data',
    databaseUrl: url('DATABASE_URL', ['postgres:', 'postgresql:']),
    redisUrl: url('REDIS_URL', ['redis:', 'rediss:']),
    projectId,
    authEmulator,
    // What is sent there gives access to the accounts.
    identityToolkitUrl: url('IDENTITY_TOOLKIT_URL', authEmulator ? ['https:', 'http:'] : ['https:'])?.replace(
      /\/$/,
      '',
    ),
    allowedOrigins: readOrigins(text('ALLOWED_ORIGINS')),
    trustProxy: isOn('TRUST_PROXY'),
    limits: {
      documentBytes: number('MAX_DOCUMENT_BYTES', defaultLimits.documentBytes, 50_000_000),
      members: number('MAX_MEMBERS', defaultLimits.members, 100),
      connections: number('MAX_CONNECTIONS', defaultLimits.connections, 1_000_000),
      connectionsPerUser: number('MAX_CONNECTIONS_PER_USER', defaultLimits.connectionsPerUser, 1_000),
      messagesPerSecond: number('MESSAGES_PER_SECOND', defaultLimits.messagesPerSecond, 10_000),
    },
  }
}

function readOrigins(text = '') {
  const origins = text.split(',').flatMap((origin) => origin.trim() || [])
  const wrong = origins.find((origin) => !URL.canParse(origin) || new URL(origin).origin !== origin)
  if (wrong) throw new Error(`ALLOWED_ORIGINS: "${wrong}" is not an origin such as https://tasty.example.com`)
  return origins
}
