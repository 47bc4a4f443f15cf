/**
 * Sets the theme by the stored choice ('true' is dark, 'false' light), else by the system's preference, and keeps the
 * colour of the browser's toolbar in step with it from then on.
 */
export function applyTheme(storedChoice: string | null | undefined): void {
  const prefersDark = () => matchMedia('(prefers-color-scheme: dark)').matches
  const isDark = storedChoice === 'true' || (storedChoice !== 'false' && prefersDark())
  const root = document.documentElement
  new MutationObserver(updateThemeColor).observe(root, { attributeFilter: ['data-theme'] })
  addEventListener('DOMContentLoaded', updateThemeColor)
  root.dataset.theme = isDark ? 'dark' : 'light'
}

/** The page has two theme colours, light and then dark (`viewport` of app/layout.tsx): enables the one in use. */
function updateThemeColor() {
  const isDark = document.documentElement.dataset.theme === 'dark'
  const metas = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')
  metas.forEach((meta, index) => {
    meta.media = isDark === index > 0 ? 'all' : 'not all'
  })
}
