import { vi } from 'vitest'

/** Configures sign-in for a test, which imports this module first: settings are read on import. */

vi.stubEnv('NEXT_PUBLIC_FIREBASE_API_KEY', 'key')
vi.stubEnv('NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN', 'demo.firebaseapp.com')
vi.stubEnv('NEXT_PUBLIC_FIREBASE_PROJECT_ID', 'demo')
vi.stubEnv('NEXT_PUBLIC_FIREBASE_APP_ID', '1:2:web:3')
