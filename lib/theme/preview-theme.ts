import { useToastsStore } from '@/lib/feedback/toasts-store'
import { adoptTheme } from '@/lib/theme/adopt-theme'
import { themeMessages } from '@/lib/theme/messages'
import { proposedTheme, readProposal } from '@/lib/theme/theme-link'

/**
 * Shows the app in the theme that its address carries, and says so. Nothing is stored: a reload without it ends the preview.
 */
export function previewTheme(): void {
  const proposal = readProposal(location.hash)
  if (!proposal) return
  const { show } = useToastsStore.getState()
  if (typeof proposal === 'string') {
    show({ type: 'warning', message: themeMessages[proposal], timeOut: 10_000 })
    return
  }
  adoptTheme(proposedTheme(proposal))
  show({ type: 'info', message: themeMessages.previewed })
}
