import { themeRules } from '@/lib/theme/css-variables'
import type { Theme } from '@/lib/theme/theme-types'

type Rules = { [selectorOrProperty: string]: string | Rules }

const cssText = (rules: Rules): string =>
  Object.entries(rules)
    .map(([name, content]) =>
      typeof content === 'string' ? `${name}:${content};` : `${name}{${cssText(content)}}`,
    )
    .join('')

const sheet = typeof CSSStyleSheet === 'undefined' ? undefined : new CSSStyleSheet()

/**
 * Shows this document in another theme, light, dark and in print, until it is left. Not with a <style>, which the page's policy
 * refuses, and without the fonts, which are files of the build.
 */
export function adoptTheme(theme: Theme): void {
  if (!sheet) return
  sheet.replaceSync(cssText(themeRules(theme)))
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet)
  // The browser's toolbar: light, then dark (app/layout.tsx).
  const colours = [theme.light.tones.page, theme.dark.tones.page]
  document
    .querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')
    .forEach((meta, index) => (meta.content = colours[index] ?? meta.content))
}
