import { act, screen } from '@testing-library/react'
import type { Mock } from 'vitest'

/** The buttons of the account's screens, and how calls end there. */

export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

/** An error of Firebase, by its code: 'auth/internal-error'. */
export const firebaseError = (code: string) =>
  Object.assign(new Error(`Firebase: Error (${code}).`), { code })

/** Keeps a call pending; returns what resolves it with the outcome. */
export function pending(call: Mock, outcome?: unknown) {
  let resolveCall = () => {}
  call.mockReturnValue(new Promise((resolve) => (resolveCall = () => resolve(outcome))))
  return () => act(async () => resolveCall())
}
