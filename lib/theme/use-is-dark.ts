import { useMedia } from '@/lib/browser/use-media'
import { useThemeStore } from '@/lib/theme/theme-store'

/** Whether the dark theme is on: by the user's choice, or else by the system preference. */
export function useIsDark(): boolean {
  const choice = useThemeStore((state) => state.choice)
  const preferred = useMedia('(prefers-color-scheme: dark)')
  return choice ?? preferred
}
