import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'

import { useIsDark } from '@/lib/theme/use-is-dark'
import { useThemeStore } from '@/lib/theme/theme-store'
import { resetApp } from '@/testing/app'

/** Stubs the system preference, which `prefer` changes. */
function stubSystemPreference(isDark: boolean) {
  const media = Object.assign(new EventTarget(), { matches: isDark })
  const matchMedia = vi.fn(() => media)
  vi.stubGlobal('matchMedia', matchMedia)
  return {
    matchMedia,
    prefer: (matches: boolean) =>
      act(() => {
        media.matches = matches
        media.dispatchEvent(new Event('change'))
      }),
  }
}

beforeEach(resetApp)

it('follows the system preference until the user has chosen', () => {
  const { prefer, matchMedia } = stubSystemPreference(true)
  const { result } = renderHook(useIsDark)
  expect(matchMedia).toHaveBeenCalledWith('(prefers-color-scheme: dark)')
  expect(result.current).toBe(true)
  prefer(false)
  expect(result.current).toBe(false)
})

it.each([true, false])('keeps the choice of the user, isDark: %s', (isDark) => {
  const { prefer } = stubSystemPreference(!isDark)
  const { result } = renderHook(useIsDark)
  act(() => useThemeStore.getState().setDark(isDark))
  expect(result.current).toBe(isDark)
  prefer(isDark)
  prefer(!isDark)
  expect(result.current).toBe(isDark)
})
