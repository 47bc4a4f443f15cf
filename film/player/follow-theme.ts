/** Applies the theme that the app stores under `isDark` on the same site. The film only reads it. */
export function followTheme() {
  const root = document.documentElement
  const apply = () => {
    const isDark = readIsDark()
    if (isDark === 'true' || isDark === 'false') root.dataset.theme = isDark === 'true' ? 'dark' : 'light'
    else delete root.dataset.theme
  }
  apply()
  addEventListener('storage', ({ key }) => {
    // The key is null when the whole storage was cleared.
    if (key === 'isDark' || key === null) apply()
  })
}

function readIsDark() {
  try {
    return localStorage.getItem('isDark')
  } catch {
    // Storage is blocked in this frame: the system's preference applies.
    return null
  }
}
