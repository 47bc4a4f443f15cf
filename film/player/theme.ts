/** Follows the app's choice of theme, which is kept under `isDark` by the same site; the film only reads it. */
export function followTheme() {
  const apply = () => {
    const choice = read()
    if (choice === 'true' || choice === 'false') root.dataset.theme = choice === 'true' ? 'dark' : 'light'
    else delete root.dataset.theme
  }
  const root = document.documentElement
  apply()
  addEventListener('storage', ({ key }) => {
    if (key === 'isDark' || key === null) apply()
  })
}

function read() {
  try {
    return localStorage.getItem('isDark')
  } catch {
    // A frame without storage: the system's preference rules.
    return null
  }
}
