import { expect, test } from 'vitest'
import { readSettings } from './settings'

const project = { FIREBASE_PROJECT_ID: 'tasty-1' }

test('empty variables count as unset', () => {
  expect(readSettings({ ...project, SYNC_PORT: '', DATABASE_URL: ' ', AUTH_EMULATOR: '' })).toEqual({
    host: '127.0.0.1',
    port: 5050,
    folder: 'data',
    databaseUrl: undefined,
    redisUrl: undefined,
    projectId: 'tasty-1',
    authEmulator: false,
    identityToolkitUrl: undefined,
    allowedOrigins: [],
    trustProxy: false,
    limits: {
      documentBytes: 4_000_000,
      members: 8,
      connections: 10_000,
      connectionsPerUser: 20,
      messagesPerSecond: 50,
    },
  })
})

test('reads every variable', () => {
  expect(
    readSettings({
      FIREBASE_PROJECT_ID: 'demo-tasty',
      AUTH_EMULATOR: 'on',
      IDENTITY_TOOLKIT_URL: 'http://localhost:9099/identitytoolkit.googleapis.com/',
      SYNC_HOST: '0.0.0.0',
      SYNC_PORT: '6000',
      SYNC_FOLDER: '/var/lib/tasty',
      DATABASE_URL: 'postgres://tasty:secret@db/tasty',
      REDIS_URL: 'rediss://cache:6380',
      ALLOWED_ORIGINS: 'https://tasty.test, http://localhost:3000',
      TRUST_PROXY: 'on',
      MAX_DOCUMENT_BYTES: '2000',
      MAX_MEMBERS: '4',
      MAX_CONNECTIONS: '5',
      MAX_CONNECTIONS_PER_USER: '6',
      MESSAGES_PER_SECOND: '7',
    }),
  ).toEqual({
    host: '0.0.0.0',
    port: 6000,
    folder: '/var/lib/tasty',
    databaseUrl: 'postgres://tasty:secret@db/tasty',
    redisUrl: 'rediss://cache:6380',
    projectId: 'demo-tasty',
    authEmulator: true,
    identityToolkitUrl: 'http://localhost:9099/identitytoolkit.googleapis.com',
    allowedOrigins: ['https://tasty.test', 'http://localhost:3000'],
    trustProxy: true,
    limits: {
      documentBytes: 2000,
      members: 4,
      connections: 5,
      connectionsPerUser: 6,
      messagesPerSecond: 7,
    },
  })
})

test.each([
  [{}, 'FIREBASE_PROJECT_ID must be the id of the Firebase project of the site'],
  ...['my project', 'My-Project', '1234567890', 'https://my-project.firebaseapp.com'].map(
    (id): [Record<string, string>, string] => [
      { FIREBASE_PROJECT_ID: id },
      `FIREBASE_PROJECT_ID must be an id such as my-project-1a2b3, not "${id}"`,
    ],
  ),
  [{ ...project, SYNC_PORT: '70000' }, 'SYNC_PORT must be a whole number from 1 to 65535, not "70000"'],
  [{ ...project, MAX_MEMBERS: '0' }, 'MAX_MEMBERS must be a whole number from 1 to 100, not "0"'],
  [{ ...project, TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be on or off, not "yes"'],
  [
    { ...project, DATABASE_URL: 'mysql://root:secret@db' },
    'DATABASE_URL must begin with postgres:// or postgresql://',
  ],
  [{ ...project, REDIS_URL: 'cache:6379' }, 'REDIS_URL must begin with redis:// or rediss://'],
  [
    { ...project, ALLOWED_ORIGINS: 'https://tasty.test/' },
    'ALLOWED_ORIGINS: "https://tasty.test/" is not an origin such as https://tasty.example.com',
  ],
  [
    { ...project, IDENTITY_TOOLKIT_URL: 'http://identitytoolkit.googleapis.com' },
    'IDENTITY_TOOLKIT_URL must begin with https://',
  ],
  [
    { ...project, AUTH_EMULATOR: 'on' },
    'AUTH_EMULATOR accepts unsigned tokens: it needs a FIREBASE_PROJECT_ID that begins with demo-',
  ],
])('rejects %j', (env, message) => {
  expect(() => readSettings(env)).toThrow(new Error(message))
})
