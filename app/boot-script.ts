/**
 * Runs before the first paint: the theme, and whether the prerendered welcome page is what was asked for. A string,
 * because it has to stand in the page before any script of the app has loaded.
 */
export const bootScript = `(function (root) {
  var stored = null
  try { stored = localStorage.getItem('isDark') } catch (refused) {}
  var dark = stored === 'true' || (stored !== 'false' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.dataset.theme = dark ? 'dark' : 'light'
  if (!/^#?\\/*(\\?.*)?$/.test(location.hash)) root.dataset.route = 'other'
})(document.documentElement)`
