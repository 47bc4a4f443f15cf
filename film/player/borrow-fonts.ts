/**
 * Takes over the fonts of the page that shows the film, which has loaded them. A film on its own, or in a page of another site,
 * has the system's.
 */
export function borrowFonts() {
  try {
    if (parent === window) return
    const page = parent.document
    const theirs = parent.getComputedStyle(page.body)
    const faces = new CSSStyleSheet()
    faces.replaceSync([...page.styleSheets].flatMap(fontFaces).join('\n'))
    document.adoptedStyleSheets = [faces]
    for (const name of ['--font-text', '--font-display'])
      document.documentElement.style.setProperty(name, theirs.getPropertyValue(name))
  } catch {
    // The page is of another site, or the browser has no constructed style sheets.
  }
}

/** The font faces of a style sheet, with absolute addresses. */
function fontFaces({ cssRules, href }: CSSStyleSheet): string[] {
  return [...cssRules]
    .map(({ cssText }) => cssText)
    .filter((text) => text.startsWith('@font-face'))
    .map((text) =>
      text.replaceAll(
        /url\("([^"]+)"\)/g,
        (_, address: string) => `url("${new URL(address, href ?? parent.document.baseURI).href}")`,
      ),
    )
}
