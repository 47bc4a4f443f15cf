import { compile } from 'tailwindcss'
import { describe, expect, it } from 'vitest'
import { themes, type ThemeName } from '../../tailwind.config'
import { themeSheet } from './theme-sheet'

const names = Object.keys(themes) as ThemeName[]

async function utilities(name: ThemeName, classNames: string[]) {
  const { build } = await compile(`${themeSheet(name, themes[name])}\n@tailwind utilities;`)
  return build(classNames).replace(/\s+/g, ' ')
}

describe('The style sheet for Tailwind 4', () => {
  it.each(names)('gives %s the names of this project, and no others', async (name) => {
    const { light, dark, corners, titles } = themes[name]
    const css = await utilities(name, [
      ...['bg-accent', 'p-base', 'rounded-card', 'text-title', 'duration-quick', 'border-control'],
      ...['animate-appear', 'tablet:max-w-text', 'bg-red-500', 'p-4'],
    ])
    expect(css).toContain(`--color-accent: ${light.tones.accent};`)
    expect(css).toContain(`--radius-card: ${corners.card};`)
    expect(css).toContain(`--font-weight-heavy: ${titles.weight};`)
    expect(css).toContain('.bg-accent { background-color: var(--color-accent); }')
    expect(css).toContain('.p-base { padding: var(--spacing-base); }')
    expect(css).toContain('.text-title { font-size: var(--text-title);')
    expect(css).toContain(`.duration-quick { transition-duration: ${themes[name].motion.quick}; }`)
    expect(css).toContain('(width >= 44rem)')
    expect(css).toContain('@keyframes appear')
    expect(css).toMatch(new RegExp(`data-theme='dark'\\] \\{[^}]*--color-accent: ${dark.tones.accent};`))
    expect(css).not.toMatch(/\.bg-red-500|\.p-4|var\(--(tone|space|size|line|motion|corner|title)-/)
  })

  it.each(names)('gives %s the shadow of the mode', async (name) => {
    const { light, dark } = themes[name]
    const css = await utilities(name, ['shadow-card'])
    const ofProject = (shadow: string) => shadow.replaceAll('var(--tone-', 'var(--color-')
    expect(css).toContain('.shadow-card { --tw-shadow: var(--depth-card);')
    expect(css).toContain(`:root { --depth-card: ${ofProject(light.depths.card)};`)
    expect(css.split("data-theme='dark'] {")[1]).toContain(`--depth-card: ${ofProject(dark.depths.card)};`)
  })
})
