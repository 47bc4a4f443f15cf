import { create } from 'zustand'

import { jsonKey } from '@/lib/storage/keys'
import { persistStore } from '@/lib/storage/storage'

export const storedTheme = jsonKey('isDark', (value) => (typeof value === 'boolean' ? value : undefined))

type ThemeState = {
  /** The user's choice; undefined: the system preference applies. */
  choice: boolean | undefined
  setDark: (isDark: boolean) => void
}

/** The choice between the light and the dark theme. */
export const useThemeStore = create<ThemeState>((set) => ({
  choice: undefined,
  setDark: (isDark) => set({ choice: isDark }),
}))

persistStore(useThemeStore, {
  stored: storedTheme,
  partialize: ({ choice }) => choice,
  hydrate: (choice) => ({ choice }),
})
