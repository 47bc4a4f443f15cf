import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { filmPage } from './film-page'
import { films } from './filmed-steps'

describe('the films of the catalogue', () => {
  it.each(films.map(({ recipe, story }) => [recipe.title, story] as const))(
    'last 30 to 90 seconds and show every caption long enough: %s',
    (_, { duration, scenes, ingredients }) => {
      expect(duration).toBeGreaterThanOrEqual(30_000)
      expect(duration).toBeLessThanOrEqual(90_000)
      for (const scene of scenes) {
        scene.lines.forEach(({ at }, index) => {
          const next = scene.lines[index + 1]?.at ?? scene.duration
          expect(next - at).toBeGreaterThanOrEqual(350)
        })
        if (scene.kind !== 'step') continue
        expect([...scene.uses, ...scene.inside].every((index) => ingredients[index])).toBe(true)
        expect(new Set([...scene.uses, ...scene.inside]).size).toBe(scene.uses.length + scene.inside.length)
      }
    },
  )

  it('open every pack', () => {
    const folder = join('pictures', 'render', 'products')
    const packs = new Set(
      readdirSync(folder).flatMap((name) =>
        Object.entries(
          JSON.parse(readFileSync(join(folder, name), 'utf8')) as Record<
            string,
            { whole: { body?: { kind: string } } }
          >,
        ).flatMap(([id, { whole }]) => (whole.body?.kind === 'pack' ? [`images/products/${id}.webp`] : [])),
      ),
    )
    const ingredients = films.flatMap(({ story }) => story.ingredients)
    expect(ingredients.filter(({ image }) => packs.has(image)).length).toBeGreaterThan(700)
    const closed = ingredients.filter(({ image, pour, content }) => packs.has(image) && !pour && !content)
    expect([...new Set(closed.map(({ title }) => title))]).toEqual([])
  })

  it('have titles in a size that the style has for their longest part', () => {
    const style = readFileSync('film/style/cover.css', 'utf8')
    const letters = films.map(({ recipe, story }) => {
      const html = filmPage(recipe.detail, story, { script: 's.js', style: 's.css' })
      return Number(/<h1 data-letters="(\d+)">/.exec(html)?.[1])
    })
    expect(letters).toContain(14)
    const tooLong = letters.filter((count) => !(count <= 10 || style.includes(`h1[data-letters='${count}']`)))
    expect(tooLong).toEqual([])
  })

  it('end with the dish and its own picture', () => {
    for (const { recipe, story } of films) {
      expect(story.scenes.at(-1)?.kind).toBe('finale')
      const html = filmPage(recipe.detail, story, { script: 's.js', style: 's.css' })
      expect(html).toContain(`<img src="../../images/${recipe.detail.id}.webp"`)
    }
  })
})
