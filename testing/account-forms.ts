import { act, screen } from '@testing-library/react'
import type { Mock } from 'vitest'

/** The buttons of the account forms, and how calls of Firebase end there. */

export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

/** An error of Firebase, by its code: 'auth/internal-error'. */
export const firebaseError = (code: string) =>
  Object.assign(new Error(`Firebase: Error (${code}).`), { code })

/** Keeps a call pending; returns what resolves it. */
export function pending(call: Mock) {
  let resolveCall = () => {}
  call.mockReturnValue(new Promise<void>((resolve) => (resolveCall = resolve)))
  return () => act(async () => resolveCall())
}
